import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Actor } from '#domain/actor.ts';
import type { StockReason } from '#domain/stock/stock.ts';
import type { Db } from '#server/db/connect.ts';
import { rowsOf } from '#server/db/rows.ts';
import { products } from '#server/db/schema/catalogue.ts';
import { stockBatches } from '#server/db/schema/stock.ts';

type Movement = {
  id: number;
  at: string;
  units: number;
  balance: number;
  reason: StockReason;
  orderId: number | null;
  actor: Actor['kind'] | null;
  actorName: string;
  note: string;
};

/**
 * The latest movements of a product, or those before one of them, each with the stock after it: today's
 * stock less everything that came later.
 */
export function readMovements(
  db: Db,
  productId: number,
  page: { beforeId: number | undefined; limit: number },
): Promise<Movement[]> {
  const { beforeId = Number.MAX_SAFE_INTEGER, limit } = page;
  return rowsOf<Movement>(
    db,
    sql`select m.id::float8 as id, to_char(m.created_at at time zone 'utc',
        'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, m.units, m.balance, m.reason,
        m.order_id as "orderId", m.actor, m.note,
        coalesce(o.name, c.firm_name, '') as "actorName"
      from (
        select s.*, (p.stock - coalesce((
            select sum(units) from stock_movements
            where product_id = ${productId} and id >= ${beforeId}), 0)
          - coalesce(sum(s.units) over (order by s.id desc
              rows between unbounded preceding and 1 preceding), 0))::int as balance
        from stock_movements s join products p on p.id = s.product_id
        where s.product_id = ${productId} and s.id < ${beforeId}
        order by s.id desc limit ${limit}
      ) m
      left join operators o on m.actor = 'operator' and o.id = m.actor_id
      left join customers c on m.actor = 'customer' and c.id = m.actor_id
      order by m.id desc`,
  );
}

/** Products whose stock is about to move, locked in the order of their ids. */
export function lockStocks(tx: Db, ids: number[]) {
  return tx
    .select({ id: products.id, name: products.name, sku: products.sku, stock: products.stock })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id))
    .limit(ids.length)
    .for('no key update');
}

export async function findStockFacts(db: Db, productId: number) {
  const [row] = await db
    .select({ stock: products.stock, initialStock: products.initialStock })
    .from(products)
    .where(eq(products.id, productId));
  return row;
}

/** What this key was used for before; 'new': nothing. */
export async function insertStockBatch(
  tx: Db,
  idempotencyKey: string,
  requestHash: string,
): Promise<'new' | 'same' | 'other'> {
  const rows = await tx
    .insert(stockBatches)
    .values({ idempotencyKey, requestHash })
    .onConflictDoNothing()
    .returning({ key: stockBatches.idempotencyKey });
  if (rows.length > 0) return 'new';
  const [known] = await tx
    .select()
    .from(stockBatches)
    .where(eq(stockBatches.idempotencyKey, idempotencyKey));
  return ['', requestHash].includes(known?.requestHash ?? '') ? 'same' : 'other';
}

/** Every node takes in the new stock at once, instead of with its next poll. */
export async function notifyCatalogue(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_notify('catalogue', '')`);
}
