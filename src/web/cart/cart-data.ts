import type { Call } from '#contract/index.ts';
import { type CartLine, cartLineFromWire } from './cart-line.ts';

export async function readLines(call: Call, userId: number): Promise<CartLine[]> {
  const { cart } = await call('getCartProductByUserId', { userId });
  return cart.map(cartLineFromWire);
}
