import type { ActionOutput } from '#contract/index.ts';
import { callShop } from '#test/shop-process.ts';

const login = { email_or_phone: '9876543210', pin: '246810' };

export type TestProduct = ActionOutput<'getAllProductsWithImageNewBest'>['products'][number];

/** The demo customer at the real shop: what a journey finds there, and an empty cart to begin with. */
export async function prepareBuyer(shopUrl: string) {
  const answer = await fetch(`${shopUrl}/api/loginUserdata`, {
    method: 'POST',
    headers: { 'x-thok': '1', 'content-type': 'application/json' },
    body: JSON.stringify(login),
  });
  const cookie = answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  const userId = Number((await answer.json()).user_id);
  const { cart = [] } = await callShop(shopUrl, cookie, 'getCartProductByUserId', { userId });
  for (const { id, variant } of cart) {
    await callShop(shopUrl, cookie, 'removeFromCart', { cart_id: id, variant });
  }
  const all = await callShop(shopUrl, '', 'getAllProductsWithImageNewBest', { limit: 60 });
  const [bought, dropped] = (all.products ?? []).filter(hasPlenty);
  if (!bought || !dropped)
    throw new Error('The demo shop has too few products with plenty of stock.');
  return { ...login, userId, cookie, bought, dropped };
}

export type Buyer = Awaited<ReturnType<typeof prepareBuyer>>;

/** One pack is above the minimum order, and there is stock for many. */
function hasPlenty({ selling_price1, set_qty1, stock, maxqty }: TestProduct): boolean {
  const size = set_qty1 ?? 0;
  return (selling_price1 ?? 0) * size > 600 && stock > 20 * size && maxqty > 5 * size;
}
