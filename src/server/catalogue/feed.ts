import type { Db } from '#server/db/connect.ts';
import { type ShopTable, shopTableNames } from '#server/queries/catalogue/catalogue.ts';
import {
  changesOfLast,
  changesSince,
  maxChanges,
  readFeedPosition,
} from '#server/queries/catalogue/catalogue-changes.ts';

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

/** Looked back further than the last look, where a database may have lost its place. */
const marginSeconds = 600;

/**
 * Follows the feed of changes that triggers write; a change is given once, however late it commits.
 * A database that crashed, or another one that took over, may give the numbers of lost transactions a
 * second time: then changes are found by the clock.
 */
export async function followChanges(db: Db): Promise<() => Promise<Changes>> {
  let position = await readFeedPosition(db);
  let readAt = performance.now();
  let given = new Set((await changesSince(db, position)).map((change) => change.id));

  return async () => {
    const startedAt = performance.now();
    const last = position;
    const next = await readFeedPosition(db);
    const isLost = next.serverStart !== last.serverStart || next.nextTx < last.nextTx;
    const changes = isLost
      ? await changesOfLast(db, (startedAt - readAt) / 1_000 + marginSeconds)
      : await changesSince(db, last);
    const fresh = isLost ? changes : changes.filter((change) => !given.has(change.id));
    const tooMany = changes.length === maxChanges;
    // Whoever reads everything now has what was committed until now.
    position = tooMany ? await readFeedPosition(db) : next;
    readAt = startedAt;
    const { nextTx } = position;
    given = new Set(changes.filter((change) => change.tx >= nextTx).map(({ id }) => id));
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
