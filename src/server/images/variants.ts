import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Sharp } from 'sharp';

/** The widths pages ask for; any other is rounded up to one of these. */
export const pictureWidths = [96, 160, 320, 480, 640, 960, 1280, 1600] as const;
export const pictureFolders = ['products', 'subcategories', 'banners', 'brands'] as const;
export type PictureFormat = 'avif' | 'webp' | 'jpeg';
export type Picture = { bytes: Buffer; type: string };

const vectorType = 'image/svg+xml';
const encodersAtOnce = 2;

/** Pictures in a folder, and the sizes and formats made of them, each once, on first need. */
export class PictureStore {
  #sources: string;
  #cache: string;
  #making = new Map<string, Promise<Buffer>>();
  #queue: Promise<unknown>[] = Array.from({ length: encodersAtOnce }, () => Promise.resolve());
  #next = 0;

  constructor(dataDir: string) {
    this.#sources = join(dataDir, 'images');
    this.#cache = join(dataDir, 'image-cache');
  }

  /** undefined: there is no such picture. */
  async find(path: string, width: number, format: PictureFormat): Promise<Picture | undefined> {
    const source = join(this.#sources, path);
    const found = await stat(source).catch(() => undefined); // absent is an answer here
    if (!found?.isFile()) return undefined;
    if (path.endsWith('.svg')) return { bytes: await readFile(source), type: vectorType };
    const cached = join(this.#cache, `${path}.${Math.round(found.mtimeMs)}.${width}.${format}`);
    return {
      bytes: await this.#readOrMake(source, cached, width, format),
      type: `image/${format}`,
    };
  }

  async #readOrMake(source: string, cached: string, width: number, format: PictureFormat) {
    const kept = await readFile(cached).catch(() => undefined); // absent: it is made below
    if (kept) return kept;
    const running = this.#making.get(cached);
    if (running) return running;
    const made = this.#inTurn(() => make(source, cached, width, format)).finally(() =>
      this.#making.delete(cached),
    );
    this.#making.set(cached, made);
    return made;
  }

  /** A few at a time: encoding must not starve the shop of its cores. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const lane = this.#next++ % encodersAtOnce;
    const result = (this.#queue[lane] ?? Promise.resolve()).then(work);
    this.#queue[lane] = result.catch(() => {}); // told to whoever asked; the lane goes on
    return result;
  }
}

async function make(source: string, cached: string, width: number, format: PictureFormat) {
  const { default: sharp } = await import('sharp'); // not before a picture is asked for
  const picture = sharp(source).resize({ width, withoutEnlargement: true });
  const bytes = await encode(picture, format).toBuffer();
  await mkdir(dirname(cached), { recursive: true });
  const staged = `${cached}.${process.pid}`;
  await writeFile(staged, bytes);
  await rename(staged, cached);
  return bytes;
}

function encode(picture: Sharp, format: PictureFormat): Sharp {
  if (format === 'avif') return picture.avif({ quality: 58, effort: 2 });
  if (format === 'webp') return picture.webp({ quality: 80 });
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true });
}
