import type { ProductCardWire } from '#contract/product.ts';
import type { CustomerContext } from '#server/actions/context.ts';
import { toCardWire } from '#server/catalogue/wire.ts';
import { readOrderLines } from '#server/queries/orders/orders.ts';

/** What an order holds and the shop still sells, each product once. */
export async function orderedCards(
  { db, catalogue }: Pick<CustomerContext, 'db' | 'catalogue'>,
  orderId: number,
): Promise<ProductCardWire[]> {
  const { productsById, taxonomy } = catalogue.current();
  const lines = await readOrderLines(db, [orderId]);
  const ids = new Set(lines.map((line) => line.productId));
  return [...ids]
    .flatMap((id) => productsById.get(id) ?? [])
    .map((product) => toCardWire(product, taxonomy));
}
