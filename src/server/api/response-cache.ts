import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const maxEntries = 20_000;
const maxBytes = 64 * 1024 * 1024;
/** Below this an answer fits one packet and compressing it gains nothing. */
const worthCompressing = 1_024;

export type CachedResponse = {
  body: Buffer;
  etag: string;
  compressed: Map<'br' | 'gzip', Promise<Buffer>>;
};

/** Answers that are the same for everyone, as bytes, until the catalogue changes. */
export class ResponseCache {
  #answers = new Map<string, CachedResponse>();
  #bytes = 0;
  #version = 0;

  find(url: string, version: number): CachedResponse | undefined {
    if (version !== this.#version) this.#clear(version);
    return this.#answers.get(url);
  }

  /** `version` is the one the answer was made from: where it has passed, nothing is kept. */
  keep(url: string, version: number, text: string): CachedResponse {
    const body = Buffer.from(text);
    const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    // Weak: the same answer goes out plain and compressed.
    const answer: CachedResponse = { body, etag: `W/"${hash}"`, compressed: new Map() };
    if (version === this.#version) {
      this.#drop(url);
      this.#answers.set(url, answer);
      this.#bytes += weight(url, answer);
      this.#evict();
    }
    return answer;
  }

  #drop(url: string): void {
    const known = this.#answers.get(url);
    if (!known) return;
    this.#answers.delete(url);
    this.#bytes -= weight(url, known);
  }

  #evict(): void {
    for (const url of this.#answers.keys()) {
      if (this.#answers.size <= maxEntries && this.#bytes <= maxBytes) return;
      this.#drop(url);
    }
  }

  #clear(version: number): void {
    this.#answers.clear();
    this.#bytes = 0;
    this.#version = version;
  }
}

/** The encoding to answer with, and the bytes in it; each is made once. */
export function encodedBody(
  answer: CachedResponse,
  accepted: string | undefined,
): { encoding: 'br' | 'gzip' | undefined; bytes: Buffer | Promise<Buffer> } {
  const encoding = answer.body.length < worthCompressing ? undefined : chooseEncoding(accepted);
  if (!encoding) return { encoding: undefined, bytes: answer.body };
  let bytes = answer.compressed.get(encoding);
  if (!bytes) {
    bytes = compress(answer.body, encoding);
    answer.compressed.set(encoding, bytes);
  }
  return { encoding, bytes };
}

export function chooseEncoding(accepted: string | undefined): 'br' | 'gzip' | undefined {
  if (!accepted) return undefined;
  const names = accepted
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim()))
    .filter(([, ...rest]) => !rest.some((piece) => /^q=0(?:\.0*)?$/.test(piece)))
    .map(([name]) => name);
  return (['br', 'gzip'] as const).find((encoding) => names.includes(encoding));
}

/** What an answer weighs in memory; its compressed forms are smaller than itself. */
function weight(url: string, answer: CachedResponse): number {
  return 2 * (url.length + answer.body.length);
}

function compress(body: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  return encoding === 'br'
    ? toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    : toGzip(body);
}
