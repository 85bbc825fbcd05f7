import type { ProductCardWire } from '#contract/product.ts';
import type { CustomerContext } from '#server/actions/context.ts';
import { toCardWire } from '#server/catalogue/wire.ts';
import { readOrderLines } from '#server/queries/orders.ts';

/** What these orders hold and the shop still sells, each product once, in the order of the orders. */
export async function orderedCards(
  { db, catalogue }: Pick<CustomerContext, 'db' | 'catalogue'>,
  orderIds: number[],
  atMost: number,
): Promise<ProductCardWire[]> {
  if (orderIds.length === 0) return [];
  const { productsById, taxonomy } = catalogue.current();
  const linesOf = Map.groupBy(await readOrderLines(db, orderIds), (line) => line.orderId);
  const lines = orderIds.flatMap((id) => linesOf.get(id) ?? []);
  const ids = new Set(lines.map((line) => line.productId));
  return [...ids]
    .flatMap((id) => productsById.get(id) ?? [])
    .slice(0, atMost)
    .map((product) => toCardWire(product, taxonomy));
}
