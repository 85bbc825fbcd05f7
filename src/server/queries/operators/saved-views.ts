import { and, asc, eq, ne } from 'drizzle-orm';
import { maxSavedViews, type SavedViewList } from '#domain/operators/saved-views.ts';
import type { Db } from '#server/db/connect.ts';
import { savedViews } from '#server/db/schema/saved-views.ts';

const columns = { id: savedViews.id, name: savedViews.name, query: savedViews.query };

type ViewKey = { operatorId: number; list: SavedViewList };

const ofList = ({ operatorId, list }: ViewKey) =>
  and(eq(savedViews.operatorId, operatorId), eq(savedViews.list, list));

export function readSavedViews(db: Db, key: ViewKey) {
  return db
    .select(columns)
    .from(savedViews)
    .where(ofList(key))
    .orderBy(asc(savedViews.name))
    .limit(maxSavedViews);
}

export function countOtherViews(tx: Db, key: ViewKey, name: string): Promise<number> {
  return tx.$count(savedViews, and(ofList(key), ne(savedViews.name, name)));
}

export async function upsertView(tx: Db, view: ViewKey & { name: string; query: string }) {
  const rows = await tx
    .insert(savedViews)
    .values(view)
    .onConflictDoUpdate({
      target: [savedViews.operatorId, savedViews.list, savedViews.name],
      set: { query: view.query },
    })
    .returning(columns);
  return rows[0] ?? { id: 0, name: view.name, query: view.query };
}

/** undefined: there is none, or it is someone else's. */
export async function deleteView(tx: Db, id: number, operatorId: number) {
  const [gone] = await tx
    .delete(savedViews)
    .where(and(eq(savedViews.id, id), eq(savedViews.operatorId, operatorId)))
    .returning(columns);
  return gone;
}
