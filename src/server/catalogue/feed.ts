import type { Db } from '#server/db/connect.ts';
import { readChanges, type ShopTable, shopTableNames } from '#server/queries/catalogue.ts';

/** What changed since the last look: products by id, tables of the shop, or too much to tell. */
export type Changes = {
  productIds: number[];
  /** Products whose reviews changed. */
  reviewedIds: number[];
  tables: Set<ShopTable>;
  tooMany: boolean;
};

/** Past this many changed products reading everything anew is cheaper. */
const manyProducts = 1_000;

/** Follows the feed of changes that triggers write; a change is given once, however late it commits. */
export async function followChanges(db: Db): Promise<() => Promise<Changes>> {
  const first = await readChanges(db);
  let sinceTx = first.nextTx;
  let given = new Set(first.changes.map((change) => change.id));

  return async () => {
    const { changes, nextTx, tooMany } = await readChanges(db, sinceTx);
    const fresh = changes.filter((change) => !given.has(change.id));
    sinceTx = nextTx;
    given = new Set(changes.filter((change) => change.tx >= nextTx).map((change) => change.id));
    const isReview = ({ table }: { table: string | null }) => table === 'reviews';
    const reviewed = fresh.filter(isReview);
    const changed = fresh.filter((change) => !isReview(change));
    const productIds = [...new Set(changed.flatMap((change) => change.productId ?? []))];
    const tables = changed.flatMap((change) =>
      change.productId === null ? tablesOf(change.table) : [],
    );
    return {
      productIds,
      reviewedIds: reviewed.flatMap((change) => change.productId ?? []),
      tables: new Set(tables),
      tooMany: tooMany || productIds.length > manyProducts,
    };
  };
}

/** Where the feed does not say which table it was, it may have been any. */
function tablesOf(table: string | null): ShopTable[] {
  const name = table?.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const known = shopTableNames.filter((one) => one === name);
  return known.length > 0 ? known : shopTableNames;
}
