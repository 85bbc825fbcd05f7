// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { productExample } from '#contract/product.ts';
import { renderPart } from '#test/render-part.tsx';
import { productFromWire } from '#web/catalogue/product.ts';
import { ShareButton } from './ShareButton.tsx';

const product = productFromWire(productExample);
const open = () => renderPart(<ShareButton product={product} className={undefined} />);

afterEach(() => {
  for (const name of ['canShare', 'share', 'clipboard']) Reflect.deleteProperty(navigator, name);
});

test('the link is copied where the device has no share sheet', async () => {
  const writeText = vi.fn(async () => {});
  const { screen, user } = open();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await expect.poll(() => screen.getByRole('status').textContent).toBe('Link copied');
  expect(writeText.mock.calls).toEqual([[`/product-detail/${product.slug}`]]);
});

test('the share sheet is used where there is one', async () => {
  const share = vi.fn(async (_: ShareData) => {});
  const given = { configurable: true };
  Object.defineProperty(navigator, 'canShare', { value: () => true, ...given });
  Object.defineProperty(navigator, 'share', { value: share, ...given });
  const { screen, user } = open();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await expect.poll(() => share.mock.calls).toHaveLength(1);
  const [shared] = share.mock.calls[0] ?? [];
  expect(shared?.text).toContain('/unit, ');
  expect(shared?.url).toBe(`/product-detail/${product.slug}`);
  expect(screen.getByRole('status').textContent).toBe('');
});
