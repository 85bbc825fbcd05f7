import { createHash } from 'node:crypto';
import type { Dependencies } from '#server/catalogue/dependencies.ts';
import { responseCacheLookups } from '#server/telemetry/measurements.ts';
import { chooseEncoding, compress, type Encoding, worthCompressing } from './compression.ts';

const maxEntries = 20_000;
const maxBytes = 64 * 1024 * 1024;
/** Made once and sent often: worth more than the quickest. */
const quality = 5;

export type CachedResponse = {
  body: Buffer;
  etag: string;
  compressed: Map<Encoding, Promise<Buffer>>;
};

type Entry = {
  response: CachedResponse;
  dependencies: Dependencies;
  urls: string[];
  weight: number;
};

/** The same call can be written in many ways: so many of its addresses are remembered. */
const maxUrlsPerEntry = 4;

/**
 * Responses that are the same for everyone, as bytes, each until something that it shows changes.
 * The key is the action with its parsed input; addresses seen before lead to it without parsing.
 */
export class ResponseCache {
  #entries = new Map<string, Entry>();
  #keys = new Map<string, string>();
  #bytes = 0;

  findByUrl(url: string): CachedResponse | undefined {
    const key = this.#keys.get(url);
    const response = key === undefined ? undefined : this.#find(key);
    if (response && responseCacheLookups.wanted) responseCacheLookups.publish({ hit: true });
    return response;
  }

  find(key: string): CachedResponse | undefined {
    const response = this.#find(key);
    if (responseCacheLookups.wanted) responseCacheLookups.publish({ hit: response !== undefined });
    return response;
  }

  #find(key: string): CachedResponse | undefined {
    const entry = this.#entries.get(key);
    return entry?.dependencies.unchanged() ? entry.response : undefined;
  }

  keep(key: string, text: string, dependencies: Dependencies): CachedResponse {
    const body = Buffer.from(text);
    const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    // Weak: the same response goes out plain and compressed.
    const response = { body, etag: `W/"${hash}"`, compressed: new Map() };
    // Compressed forms are smaller than the body itself, so twice its length covers all three.
    const weight = 2 * (key.length + body.length) + 16 * dependencies.size;
    this.#drop(key);
    this.#entries.set(key, { response, dependencies, urls: [], weight });
    this.#bytes += weight;
    this.#evict();
    return response;
  }

  /** Next time this very address is answered without being parsed. */
  remember(url: string, key: string): void {
    const entry = this.#entries.get(key);
    if (!entry || entry.urls.length >= maxUrlsPerEntry || this.#keys.has(url)) return;
    entry.urls.push(url);
    entry.weight += 2 * url.length;
    this.#bytes += 2 * url.length;
    this.#keys.set(url, key);
  }

  #drop(key: string): void {
    const known = this.#entries.get(key);
    if (!known) return;
    for (const url of known.urls) this.#keys.delete(url);
    this.#entries.delete(key);
    this.#bytes -= known.weight;
  }

  #evict(): void {
    for (const key of this.#entries.keys()) {
      if (this.#entries.size <= maxEntries && this.#bytes <= maxBytes) return;
      this.#drop(key);
    }
  }
}

/** The encoding to answer with, and the bytes in it; each is made once. */
export function encodedBody(
  answer: CachedResponse,
  accepted: string | undefined,
): { encoding: Encoding | undefined; bytes: Buffer | Promise<Buffer> } {
  const encoding = answer.body.length < worthCompressing ? undefined : chooseEncoding(accepted);
  if (!encoding) return { encoding: undefined, bytes: answer.body };
  const bytes = answer.compressed.get(encoding) ?? compress(answer.body, encoding, quality);
  if (!bytes) return { encoding: undefined, bytes: answer.body };
  answer.compressed.set(encoding, bytes);
  return { encoding, bytes };
}
