import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Sharp } from 'sharp';
import { BoundedQueue } from '#server/queues/bounded-queue.ts';
import { queueLimits } from '#server/queues/queue-limits.ts';
import { SharedJobs } from './shared-jobs.ts';

/** The widths pages ask for; any other is rounded up to one of these. */
export const pictureWidths = [96, 160, 320, 480, 640, 960, 1280, 1600] as const;
export type PictureFormat = 'avif' | 'webp' | 'jpeg';
type Variant = { width: number; format: PictureFormat };
type Picture = { bytes: Buffer; type: string };

const vectorType = 'image/svg+xml';

/** A file's path, or the picture itself. */
type Source = string | Uint8Array;
/** The picture uploaded under this path; undefined: none was. */
type StoredPicture = (path: string) => Promise<Uint8Array | undefined>;

/** Spec §2: shown where a picture is missing; every shop has it. */
const defaultPath = 'products/default.webp';
const defaultFile = fileURLToPath(new URL('./default.webp', import.meta.url));

/** Pictures in a folder or uploaded, and the sizes and formats made of them, each once, on first need. */
export class PictureStore {
  #sources: string;
  #stored: StoredPicture;
  #cache: string;
  #encodings = new SharedJobs<Buffer | undefined>(new BoundedQueue(queueLimits.pictureSizes));

  constructor(dataDir: string, stored: StoredPicture) {
    this.#sources = join(dataDir, 'images');
    this.#stored = stored;
    this.#cache = join(dataDir, 'image-cache');
  }

  /** undefined: there is no such picture. `left` aborts when the client has gone. */
  async find(
    path: string,
    { width, format }: Variant,
    left?: AbortSignal,
  ): Promise<Picture | undefined> {
    const source = path === defaultPath ? defaultFile : join(this.#sources, path);
    const found = await stat(source).catch(() => undefined); // absent is an answer here
    if (!found?.isFile()) return this.#findStored(path, { width, format }, left);
    if (path.endsWith('.svg')) return { bytes: await readFile(source), type: vectorType };
    const cached = join(this.#cache, `${path}.${Math.round(found.mtimeMs)}.${width}.${format}`);
    return this.#variant(cached, { width, format }, async () => source, left);
  }

  /** A picture in the database: a name never means another one, so what is cached of it holds forever. */
  #findStored(path: string, variant: Variant, left?: AbortSignal): Promise<Picture | undefined> {
    const cached = join(this.#cache, `${path}.${variant.width}.${variant.format}`);
    return this.#variant(cached, variant, () => this.#stored(path), left);
  }

  async #variant(
    cached: string,
    variant: Variant,
    source: () => Promise<Source | undefined>,
    left?: AbortSignal,
  ): Promise<Picture | undefined> {
    const type = `image/${variant.format}`;
    const kept = await readFile(cached).catch(() => undefined); // absent: it is made now
    if (left?.aborted) return undefined; // nobody reads the answer
    if (kept) return { bytes: kept, type };
    const job = async () => {
      const found = await source();
      return found === undefined ? undefined : make(found, cached, variant);
    };
    const bytes = await this.#encodings.run(cached, job, left);
    return bytes && { bytes, type };
  }
}

async function make(source: Source, cached: string, { width, format }: Variant): Promise<Buffer> {
  const { default: sharp } = await import('sharp'); // not before a picture is asked for
  sharp.cache(false); // each variant is made once: remembering its steps only takes memory
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
