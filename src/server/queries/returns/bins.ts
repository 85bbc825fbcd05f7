import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { BinCondition } from '#domain/invoices/credit-value.ts';
import type { Db } from '#server/db/connect.ts';
import { products } from '#server/db/schema/catalogue.ts';
import { binMovements, bins } from '#server/db/schema/returns.ts';

type Movement = typeof binMovements.$inferInsert;

/** Puts goods into the bins of their products, which are locked in id order. */
export async function fillBins(tx: Db, movements: readonly Movement[]): Promise<void> {
  if (movements.length === 0) return;
  const rows = JSON.stringify(
    movements.map(({ productId, condition, units }) => ({ product: productId, condition, units })),
  );
  // In one statement: whoever writes the next credit note waits for it. The same goods may be of several batches.
  await tx.execute(sql`
    insert into bins (product_id, condition, units)
    select product, condition, sum(units)
    from jsonb_to_recordset(${rows}::jsonb) as m(product int, condition text, units int)
    group by 1, 2
    on conflict (product_id, condition) do update set units = bins.units + excluded.units`);
  await tx.insert(binMovements).values([...movements]);
}

type Bin = { productId: number; condition: BinCondition };

const sameBin = ({ productId, condition }: Bin) =>
  and(eq(bins.productId, productId), eq(bins.condition, condition));

/** What is in a bin, held until the transaction ends; undefined: nothing ever was. */
export async function lockBin(tx: Db, bin: Bin): Promise<number | undefined> {
  const [row] = await tx.select().from(bins).where(sameBin(bin)).for('no key update');
  return row?.units;
}

/** Takes units out of a bin that is locked and has them. */
export async function emptyBin(
  tx: Db,
  out: Bin & { units: number; note: string; operatorId: number },
): Promise<void> {
  const left = sql`${bins.units} - ${out.units}`;
  await tx.update(bins).set({ units: left }).where(sameBin(out));
  await tx.insert(binMovements).values({ ...out, units: -out.units });
}

export type BinFilter = { productId?: number | undefined; condition?: BinCondition | undefined };

function filled({ productId, condition }: BinFilter): SQL | undefined {
  return and(
    gt(bins.units, 0),
    productId === undefined ? undefined : eq(bins.productId, productId),
    condition && eq(bins.condition, condition),
  );
}

/** Bins with something in them, by product and condition. */
export function readBins(
  db: Db,
  {
    after,
    limit,
    ...filter
  }: BinFilter & { after: readonly [number, string] | undefined; limit: number },
) {
  const isAfter = after && sql`(${bins.productId}, ${bins.condition}) > (${after[0]}, ${after[1]})`;
  return db
    .select({
      ...{ productId: bins.productId, condition: bins.condition, units: bins.units },
      ...{ sku: products.sku, name: products.name, image: products.image },
    })
    .from(bins)
    .innerJoin(products, eq(products.id, bins.productId))
    .where(and(filled(filter), isAfter))
    .orderBy(asc(bins.productId), asc(bins.condition))
    .limit(limit);
}

export function countBins(db: Db, filter: BinFilter): Promise<number> {
  return db.$count(bins, filled(filter));
}
