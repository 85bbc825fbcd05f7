import type { Handler } from '#server/actions/context.ts';
import { countChangedPrices } from '#server/queries/cart/cart.ts';

export const getPriceUpdateNotificationCount: Handler<'getPriceUpdateNotificationCount'> = async ({
  db,
  customer,
}) => ({ count: await countChangedPrices(db, customer.id) });
