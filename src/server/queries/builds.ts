import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { buildAssets, builds } from '#server/db/schema/builds.ts';

export type BuildAsset = { path: string; brotli: Uint8Array };

export async function findNewestBuild(db: Db): Promise<string | undefined> {
  const [row] = await db
    .select({ id: builds.id })
    .from(builds)
    .orderBy(desc(builds.startedAt))
    .limit(1);
  return row?.id;
}

/** Makes it the newest; says whether it is new. Of several nodes at once one is told so, the others wait. */
export async function startBuild(tx: Db, id: string): Promise<boolean> {
  const [row] = await tx
    .insert(builds)
    .values({ id })
    .onConflictDoUpdate({ target: builds.id, set: { startedAt: sql`now()` } })
    .returning({ isNew: sql<boolean>`xmax = 0` });
  return row?.isNew === true;
}

export async function insertBuildAssets(
  tx: Db,
  buildId: string,
  assets: readonly BuildAsset[],
): Promise<void> {
  await tx.insert(buildAssets).values(assets.map((asset) => ({ ...asset, buildId })));
}

/** A few hundred for each build. */
export async function readAssetPaths(db: Db): Promise<string[]> {
  const rows = await db.selectDistinct({ path: buildAssets.path }).from(buildAssets);
  return rows.map(({ path }) => path);
}

/** Whichever build it is of: the hash in its name says that it is the same. */
export async function findAsset(db: Db, path: string): Promise<Uint8Array | undefined> {
  const [row] = await db
    .select({ brotli: buildAssets.brotli })
    .from(buildAssets)
    .where(eq(buildAssets.path, path))
    .limit(1);
  return row?.brotli;
}

/** Pages of a build may be open for a day after another one took its place. */
export async function deleteSupersededBuilds(db: Db): Promise<number> {
  const gone = await db
    .delete(builds)
    .where(
      sql`exists (select from builds newer where newer.started_at > ${builds.startedAt}
        and newer.started_at < now() - interval '1 day')`,
    )
    .returning({ id: builds.id });
  return gone.length;
}
