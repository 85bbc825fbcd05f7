import type { Handler } from '#server/actions/context.ts';
import { countCartLines } from '#server/queries/cart/cart.ts';

export const countCartVariants: Handler<'countCartVariants'> = async ({ db, customer }) => ({
  count: await countCartLines(db, customer.id),
});
