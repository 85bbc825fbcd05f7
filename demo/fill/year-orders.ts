import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { rowsOf } from '#server/db/rows.ts';

/** When an order leaves the shop, and when it is delivered; null: it is still on its way. */
export type Sending = {
  id: number;
  isPickup: boolean;
  outAt: string;
  deliveredAt: string | null;
};

/** Leaves the drawn orders of a batch that left the shop packed in it: to be sent out, and paid, one by one. */
export async function holdBack(tx: Db): Promise<Sending[]> {
  const sendings = await rowsOf<Sending>(
    tx,
    sql`select id, not is_delivery as "isPickup", placed_at + 3 * pace as "outAt",
        case when reached >= 4 then placed_at + 4 * pace end as "deliveredAt"
      from drawn_orders where not is_cancelled and reached >= case when is_delivery then 3 else 4 end order by id`,
  );
  await tx.execute(
    sql`update drawn_orders set reached = least(reached, 2), paid_at = null, is_halved = false`,
  );
  return sendings;
}
