import { type SQL, sql } from 'drizzle-orm';
import type { Actor } from '#domain/actor.ts';
import type { StockReason } from '#domain/stock/stock.ts';
import type { Db } from '#server/db/connect.ts';

/**
 * The only SQL that changes stock: it moves the products' units and keeps the ledger, so that initial
 * stock + movements = stock. Two parts of a WITH; `moves` names rows of (product_id, units, order_id),
 * where units that leave the shop are negative. The products are locked before, in id order.
 */
export function stockMoved(
  moves: SQL,
  why: { reason: SQL | StockReason; actor: SQL; actorId: SQL; note?: SQL },
): SQL {
  return sql`stock_moved as (
      update products set stock = stock + m.units from ${moves} m where products.id = m.product_id
    ), ledger_kept as (
      insert into stock_movements (product_id, units, reason, order_id, actor, actor_id, note)
      select product_id, units, ${why.reason}, order_id, ${why.actor}, ${why.actorId},
        ${why.note ?? sql`''`} from ${moves}
    )`;
}

/** Moves units of products that are locked; those that leave the shop are negative. */
export async function moveStock(
  tx: Db,
  units: ReadonlyMap<number, number>,
  why: { reason: StockReason; actor: Actor; orderId?: number; note?: string },
): Promise<void> {
  if (units.size === 0) return;
  const { reason, actor, orderId = null, note = '' } = why;
  const moves = JSON.stringify([...units].map(([product_id, count]) => ({ product_id, count })));
  await tx.execute(sql`
    with move as (
      select product_id, count as units, ${orderId}::int as order_id
      from jsonb_to_recordset(${moves}::jsonb) as m(product_id int, count int)
    ), ${stockMoved(sql`move`, {
      reason: sql`${reason}::text`,
      actor: sql`${actor.kind}::text`,
      actorId: sql`${actor.kind === 'job' ? null : actor.id}::int`,
      note: sql`${note}::text`,
    })}
    select 1`);
}

/** Units that are taken out of the shop, as a movement of its stock. */
export function leaving(taken: ReadonlyMap<number, number>): Map<number, number> {
  return new Map([...taken].map(([productId, units]) => [productId, -units]));
}
