import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export const toBrotli = promisify(brotliCompress);
export const toGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip';

/** Below this an answer fits one packet and compressing it gains nothing. */
export const worthCompressing = 1_024;

export function chooseEncoding(accepted: string | undefined): Encoding | undefined {
  return firstAccepted(['br', 'gzip'], accepted);
}

/** The first of ours that the client takes. */
export function firstAccepted<E extends string>(
  ours: readonly E[],
  accepted: string | undefined,
): E | undefined {
  if (!accepted) return undefined;
  const names = accepted
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim()))
    .filter(([, ...rest]) => !rest.some((piece) => /^q=0(?:\.0*)?$/.test(piece)))
    .map(([name]) => name);
  return ours.find((encoding) => names.includes(encoding));
}

const maxCompressing = 4;
let compressing = 0;

/**
 * The bytes compressed, or undefined while others are: each compression takes megabytes while it
 * runs, so in a flood plain bytes are the cheaper answer.
 */
export function compress(
  body: Buffer,
  encoding: Encoding,
  quality: number,
): Promise<Buffer> | undefined {
  if (compressing >= maxCompressing) return undefined;
  compressing += 1;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const bytes = encoding === 'br' ? toBrotli(body, { params }) : toGzip(body, { level: quality });
  return bytes.finally(() => {
    compressing -= 1;
  });
}
