import { describe, expect, test } from 'vitest';
import { pageFromWire, pictureFrom } from './notification.ts';

test.each([
  ['products/a.webp', { folder: 'products', name: 'a.webp' }],
  ['brands/b.webp', { folder: 'brands', name: 'b.webp' }],
  ['offer.webp', { folder: '', name: 'offer.webp' }],
  ['offers/a.webp', { folder: 'offers', name: 'a.webp' }],
  [
    'https://pictures.example/a.webp?w=60',
    { folder: '', name: 'https://pictures.example/a.webp?w=60' },
  ],
  ['products/../secret', undefined],
  ['products/..', undefined],
  ['..', undefined],
  ['//elsewhere.example/a.webp', undefined],
  ['javascript:alert(1)', undefined],
  ['https://', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('pictureFrom(%j) is %j', (address, picture) => {
  expect(pictureFrom(address)).toEqual(picture);
});

describe('pageFromWire', () => {
  const row = (id: number, status_response: 'read' | 'unread') => ({
    id,
    status_response,
    notifi_text: 'Hello',
    img_url: null,
    created_at: '2026-10-02T09:30:00.000Z',
  });

  test('takes the counts of the server', () => {
    const page = pageFromWire({ data: [row(1, 'unread')], total: 49, unread: 30 }, 2);
    expect(page).toMatchObject({ unread: 30, page: 2, hasOlder: true });
    expect(pageFromWire({ data: [], total: 48, unread: 0 }, 2).hasOlder).toBe(false);
  });

  test('counts by itself where the server gives the list alone', () => {
    const page = pageFromWire({ data: [row(1, 'unread'), row(2, 'read')] }, 1);
    expect(page).toMatchObject({ unread: 1, hasOlder: false });
  });
});
