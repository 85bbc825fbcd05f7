import { promisify } from 'node:util';
import { brotliDecompress, gzip } from 'node:zlib';
import type { Encoding } from '#server/api/compression.ts';
import type { Db } from '#server/db/connect.ts';
import { SharedJobs } from '#server/images/shared-jobs.ts';
import { findAsset, readAssetPaths } from '#server/queries/builds.ts';
import { BoundedQueue } from '#server/queues/bounded-queue.ts';

const fromBrotli = promisify(brotliDecompress);
const toGzip = promisify(gzip);

const maxCachedBytes = 8 * 1024 * 1024;
/** Names that nobody knows cost one query in so many milliseconds, however many are asked for. */
const pathsMs = 1_000;
const limits = { running: 4, waiting: 200, retryAfterSeconds: 2 };

/** Scripts and styles of the builds that other nodes have, or that this one had before. */
export class OtherBuilds {
  #db: Db;
  #paths: ReadonlySet<string> = new Set();
  #pathsReadAt = Number.NEGATIVE_INFINITY;
  #readingPaths: Promise<void> | undefined;
  #files = new SharedJobs<Uint8Array | undefined>(new BoundedQueue(limits));
  /** The least recently used first. */
  #cache = new Map<string, Uint8Array>();
  #cachedBytes = 0;

  constructor(db: Db) {
    this.#db = db;
  }

  async find(
    path: string,
    encoding: Encoding | undefined,
    left?: AbortSignal,
  ): Promise<Uint8Array | undefined> {
    const key = `${encoding} ${path}`;
    const cached = this.#cache.get(key);
    if (cached) {
      this.#cache.delete(key);
      this.#cache.set(key, cached);
      return cached;
    }
    if (!(await this.#isKnown(path))) return undefined;
    return this.#files.run(key, () => this.#read(key, path, encoding), left);
  }

  async #isKnown(path: string): Promise<boolean> {
    if (!this.#paths.has(path) && performance.now() - this.#pathsReadAt > pathsMs) {
      this.#readingPaths ??= this.#readPaths();
      await this.#readingPaths;
    }
    return this.#paths.has(path);
  }

  async #readPaths(): Promise<void> {
    try {
      this.#paths = new Set(await readAssetPaths(this.#db));
    } finally {
      this.#pathsReadAt = performance.now(); // a database that is away is asked no more often
      this.#readingPaths = undefined;
    }
  }

  async #read(
    key: string,
    path: string,
    encoding: Encoding | undefined,
  ): Promise<Uint8Array | undefined> {
    const brotli = await findAsset(this.#db, path);
    if (!brotli) return undefined;
    const bytes = await encoded(brotli, encoding);
    this.#cache.set(key, bytes);
    this.#cachedBytes += bytes.length;
    for (const [oldest, { length }] of this.#cache) {
      if (this.#cachedBytes <= maxCachedBytes) break;
      this.#cache.delete(oldest);
      this.#cachedBytes -= length;
    }
    return bytes;
  }
}

async function encoded(brotli: Uint8Array, encoding: Encoding | undefined): Promise<Uint8Array> {
  if (encoding === 'br') return brotli;
  const plain = await fromBrotli(brotli);
  return encoding === 'gzip' ? toGzip(plain) : plain;
}
