import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '#server/db/connect.ts';
import {
  type BuildAsset,
  findNewestBuild,
  insertBuildAssets,
  startBuild,
} from '#server/queries/builds.ts';
import { type AssetFolder, assetName } from './built-assets.ts';

/** An embedded database works on this thread: others get their turn between batches. */
const batchSize = 20;
/** Also finds the database back, and keeps the builds of an upgrade that takes days. */
const everyMs = 10 * 60_000;

/**
 * Stores this node's scripts and styles for nodes with another build, and for the next build of this one.
 * Where it is the newest build already, that is one read. Says how many files it stored.
 */
export async function storeBuild(db: Db, folders: readonly AssetFolder[]): Promise<number> {
  const files = (await Promise.all(folders.map(listAssets))).flat();
  if (files.length === 0) return 0;
  const paths = files.map(({ path }) => path).sort();
  const id = createHash('sha256').update(paths.join('\n')).digest('base64url');
  if ((await findNewestBuild(db)) === id) return 0;
  // Read before: the transaction is all that an embedded database does meanwhile.
  const assets = await Promise.all(files.map(readAsset));
  return db.transaction(async (tx) => {
    if (!(await startBuild(tx, id))) return 0;
    for (let i = 0; i < assets.length; i += batchSize) {
      await insertBuildAssets(tx, id, assets.slice(i, i + batchSize));
    }
    return assets.length;
  });
}

/** Stores the build in the background, and sees to it that it stays stored while this node runs. */
export function keepBuildStored(
  db: Db,
  folders: readonly AssetFolder[],
  log: (place: string, error: unknown) => void,
): { close(): Promise<void> } {
  let storing = Promise.resolve();
  const store = () => {
    storing = storeBuild(db, folders).then(
      () => {},
      (error) => log('storing the build', error), // the shop works without it
    );
  };
  const timer = setInterval(store, everyMs).unref();
  store();
  return {
    close() {
      clearInterval(timer);
      return storing;
    },
  };
}

type AssetFile = { path: string; file: string };

/** Those that `npm run build` has compressed. */
async function listAssets({ folder, prefix }: AssetFolder): Promise<AssetFile[]> {
  const compressed = (await readdir(folder)).filter((name) => name.endsWith('.br'));
  return compressed
    .map((name) => ({ path: prefix + name.slice(0, -'.br'.length), file: join(folder, name) }))
    .filter(({ path }) => assetName.test(path.slice(prefix.length)));
}

async function readAsset({ path, file }: AssetFile): Promise<BuildAsset> {
  return { path, brotli: await readFile(file) };
}
