import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Db } from '#server/db/connect.ts';
import { insertPictures } from '#server/queries/catalogue/pictures.ts';

/** The demo's pictures: `products/x.webp` and the like, logos beside the folders. */
export const demoPictures = fileURLToPath(new URL('../pictures', import.meta.url));

const batchSize = 50;

/** Those folders' pictures into the database, where every node finds them. */
export async function fillPictures(tx: Db, folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    const paths = pictureFiles(folder);
    for (let at = 0; at < paths.length; at += batchSize) {
      const batch = paths.slice(at, at + batchSize).map((path) => readPicture(folder, path));
      await insertPictures(tx, await Promise.all(batch));
    }
  }
}

async function readPicture(folder: string, path: string) {
  const bytes = readFileSync(path);
  const { width, height } = await sharp(bytes).metadata();
  return { folder, name: basename(path), bytes, width, height };
}

function pictureFiles(folder: string): string[] {
  const inside = join(demoPictures, folder === 'shop' ? '.' : folder);
  const names = readdirSync(inside).filter((name) => name.endsWith('.webp'));
  return names.map((name) => join(inside, name));
}
