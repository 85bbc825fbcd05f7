import { sql } from 'drizzle-orm';
import { readTargets } from '#server/queries/files/import-files.ts';
import { insertAuditParts } from '#server/queries/operators/audit.ts';
import { eachRange } from './each-range.ts';
import type { Write } from './writer.ts';

/** Keeps what a file or bulk edit changed of each product, customer, category or brand: its rows are cleaned after some weeks. */
export async function auditRows(
  { tx, file, origin }: Write,
  direction: 'apply' | 'undo',
): Promise<void> {
  const { id, kind } = file;
  const changed = await readTargets(tx, id, 'changed');
  // Each id once: a category and a brand may have the same, and a range takes all rows of its ids.
  const targets = [...new Set([...changed, ...(await readTargets(tx, id, 'added'))])];
  targets.sort((a, b) => a - b);
  const noun =
    kind === 'names'
      ? sql`(after->>'noun')`
      : sql`${kind === 'customers' || kind === 'openingBills' ? 'customer' : 'product'}::text`;
  const sides = [sql`coalesce(before->'fields', '{}'::jsonb)`, sql`after->'fields'`];
  const [before, after] = direction === 'apply' ? sides : sides.toReversed();
  await eachRange(targets, ({ first, last }) =>
    insertAuditParts(
      tx,
      origin,
      sql`select ${noun} || ' ' || target_id as subject,
          jsonb_build_object('before', ${before}, 'after', ${after}) as details,
          ${kind === 'customers' ? sql`target_id` : sql`null::int`} as about
        from import_rows where file_id = ${id} and target_id between ${first} and ${last}
          and after is not null`,
    ),
  );
}
