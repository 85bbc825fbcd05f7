import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rename, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { closeTreeToOthers } from '#server/settings/data-folder.ts';

/** Folders of built files whose names carry a hash, by what their addresses begin with. */
export type AssetFolders = { '/assets/': string; '/console/assets/'?: string | undefined };

/** The running build and the two before it. */
const maxBuilds = 3;

/** A build that is still being copied, or was when its process ended, has a name that begins with a dot. */
const isWhole = (name: string) => !name.startsWith('.');

const buildsFolder = (dataDir: string) => join(dataDir, 'builds');

/** Copies the running build into DATA_DIR, for the builds after it, and deletes those before the last few. */
export async function keepBuild(
  dataDir: string,
  folders: AssetFolders,
  now = new Date(),
): Promise<void> {
  const builds = buildsFolder(dataDir);
  const kept = join(builds, await buildId(folders));
  if (!existsSync(kept)) {
    await mkdir(builds, { recursive: true });
    const copy = await mkdtemp(join(builds, '.copy-'));
    for (const [prefix, folder] of Object.entries(folders)) {
      if (folder) await cp(folder, join(copy, prefix), { recursive: true });
    }
    closeTreeToOthers(copy);
    await rename(copy, kept);
  }
  // The newest, also where an operator went back to it.
  await utimes(kept, now, now);
  for (const name of [...newestFirst(builds).slice(maxBuilds), ...leftCopies(builds, now)]) {
    await rm(join(builds, name), { recursive: true });
  }
}

/** What processes that ended while they copied have left; another node may be copying at this moment. */
function leftCopies(builds: string, now: Date): string[] {
  const isLeft = (name: string) => now.getTime() - keptAt(builds, name) > 3_600_000;
  return readdirSync(builds).filter((name) => !isWhole(name) && isLeft(name));
}

/** The hash of the names of its files, which hold the hashes of their contents. */
async function buildId(folders: AssetFolders): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of Object.values(folders)) {
    if (folder) hash.update((await readdir(folder)).sort().join('\n'));
  }
  return hash.digest('hex').slice(0, 16);
}

/** The files of kept builds below that prefix, each with the newest folder it is in: the oldest build may go. */
export function keptFiles(dataDir: string, prefix: keyof AssetFolders): Map<string, string> {
  const builds = buildsFolder(dataDir);
  const folders = newestFirst(builds)
    .reverse()
    .map((name) => join(builds, name, prefix))
    .filter((folder) => existsSync(folder));
  return new Map(
    folders.flatMap((folder) => readdirSync(folder).map((name) => [name, folder] as const)),
  );
}

function newestFirst(builds: string): string[] {
  if (!existsSync(builds)) return [];
  const names = readdirSync(builds).filter(isWhole);
  return names.sort((a, b) => keptAt(builds, b) - keptAt(builds, a));
}

function keptAt(builds: string, name: string): number {
  return statSync(join(builds, name)).mtimeMs;
}
