import { expect, test } from 'vitest';
import { cardExample, productExample } from '#contract/product.ts';
import { relatedTo } from './product-data.ts';
import { crumbsOf, productDetailFromWire } from './product-detail.ts';
import { type Review, withMore } from './review.ts';

const cards = (...ids: number[]) => ids.map((id) => ({ ...cardExample, id }));
const review = (id: number): Review => ({
  id,
  ownerName: 'Asha Negi',
  rating: 5,
  text: 'Sells well.',
  createdAt: '2026-10-02T09:30:00.000Z',
  isEdited: false,
  likes: 0,
  dislikes: 0,
  verifiedBuyer: false,
  answer: undefined,
});

test('related products are others, each once, at most twelve, the nearest first', () => {
  const ids = (products: { id: number }[]) => products.map(({ id }) => id);
  expect(ids(relatedTo(2, cards(3, 2, 1, 3, 4)))).toEqual([3, 1, 4]);
  expect(relatedTo(99, cards(...Array(30).keys()))).toHaveLength(12);
  expect(relatedTo(2, cards(2))).toEqual([]);
});

test('the trail of a product leads through its lists', () => {
  const product = productDetailFromWire(productExample);
  expect(crumbsOf(product)).toEqual([
    { name: 'Face Care', path: '/face-care' },
    { name: 'Face Wash', path: '/face-care/face-wash' },
    {
      name: 'Neem Face Wash 100 ml',
      path: '/product-detail/neem-face-wash-100-ml',
      isLong: true,
    },
  ]);
  expect(crumbsOf({ ...product, places: [] })).toHaveLength(1);
});

test('a product of which only the specified fields came has no trail and no brand', () => {
  const { brand_id: _i, brand_name: _n, ...specified } = productExample;
  const [{ subcategory_slug: _s, sub_subcategory_slug: _u, ...place } = {}] = specified.categories;
  for (const categories of [[place], 'Skin Care', undefined]) {
    const wire = { ...specified, categories } as typeof productExample; // `as`: the specification leaves its form open
    const product = productDetailFromWire(wire);
    expect(product).toMatchObject({ places: [], brand: { name: '' } });
    expect(crumbsOf(product)).toHaveLength(1);
  }
});

test('a review that moved to the next page in the meantime is not shown twice', () => {
  const more = withMore([review(9), review(8)], [review(8), review(7)]);
  expect(more.map(({ id }) => id)).toEqual([9, 8, 7]);
});
