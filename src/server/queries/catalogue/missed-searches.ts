import { and, desc, eq, ilike, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { countUpTo } from '#server/db/count-up-to.ts';
import { missedSearches, synonyms } from '#server/db/schema/catalogue.ts';
import { likePattern } from '#server/queries/like-pattern.ts';

/** More would be no help to whoever reads them. */
export const mostMissedSearches = 5_000;

/** Counts them; what was dealt with and is searched again counts anew. The rarest make room. */
export async function keepMissedSearches(
  db: Db,
  batch: readonly { words: string; times: number }[],
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .insert(missedSearches)
      // In one order, so that two nodes do not wait for each other.
      .values(batch.toSorted((a, b) => (a.words < b.words ? -1 : 1)))
      .onConflictDoUpdate({
        target: missedSearches.words,
        set: {
          times: sql`case when ${missedSearches.doneAt} is null then ${missedSearches.times} else 0 end
            + excluded.times`,
          lastAt: sql`now()`,
          doneAt: null,
        },
      });
    await tx.execute(sql`delete from missed_searches where words in (
      select words from missed_searches
      order by done_at is not null, times desc, last_at desc offset ${mostMissedSearches})`);
  });
}

type MissedFilter = { words: string; isDone: boolean };
type Page = { after: { times: number; words: string } | undefined; limit: number };

function filtersOf({ words, isDone }: MissedFilter): SQL | undefined {
  return and(
    isDone ? isNotNull(missedSearches.doneAt) : isNull(missedSearches.doneAt),
    words === '' ? undefined : ilike(missedSearches.words, likePattern(words)),
  );
}

/** The most frequent first. */
export function searchMissed(db: Db, { after, limit, ...filter }: MissedFilter & Page) {
  const onPage =
    after &&
    or(
      lt(missedSearches.times, after.times),
      and(eq(missedSearches.times, after.times), lt(missedSearches.words, after.words)),
    );
  return db
    .select()
    .from(missedSearches)
    .where(and(filtersOf(filter), onPage))
    .orderBy(desc(missedSearches.times), desc(missedSearches.words))
    .limit(limit);
}

export function countMissed(db: Db, filter: MissedFilter, most: number): Promise<number> {
  return countUpTo(db, missedSearches, filtersOf(filter), most);
}

/** False where nobody searched for these words. */
export async function markMissed(tx: Db, words: string, isDone: boolean): Promise<boolean> {
  const marked = await tx
    .update(missedSearches)
    .set({ doneAt: isDone ? sql`now()` : null })
    .where(eq(missedSearches.words, words))
    .returning({ words: missedSearches.words });
  return marked.length > 0;
}

export type SynonymRow = typeof synonyms.$inferSelect;

/** All of them, held until the transaction ends: a word stands in one group only. */
export async function lockSynonyms(tx: Db): Promise<SynonymRow[]> {
  await tx.execute(sql`lock table synonyms in share row exclusive mode`);
  return readSynonyms(tx);
}

export function readSynonyms(db: Db): Promise<SynonymRow[]> {
  return db.select().from(synonyms).orderBy(synonyms.id);
}

export async function insertSynonyms(tx: Db, words: string[]): Promise<SynonymRow> {
  const [row] = await tx.insert(synonyms).values({ words }).returning();
  if (!row) throw new Error('The synonyms were not kept.');
  return row;
}

export async function updateSynonyms(
  tx: Db,
  { id, version }: SynonymRow,
  words: string[],
): Promise<SynonymRow> {
  const row = { words, version: version + 1 };
  await tx.update(synonyms).set(row).where(eq(synonyms.id, id));
  return { id, ...row };
}

export async function deleteSynonyms(tx: Db, id: number): Promise<void> {
  await tx.delete(synonyms).where(eq(synonyms.id, id));
}
