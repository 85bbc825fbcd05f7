import { createHash } from 'node:crypto';
import { uploadLimits } from '#domain/files/upload-limits.ts';
import { BoundedQueue } from '#server/queues/bounded-queue.ts';
import { queueLimits } from '#server/queues/queue-limits.ts';
import { pictureFormat } from './picture-format.ts';

const maxPixels = 50_000_000;
/** Of either side: a picture of one pixel by millions holds the decoder for many seconds. */
const maxSidePixels = 16_000;
/** Larger than any size that is served of it. */
const maxSide = 2_000;
/** A picture within the limits takes about a second. */
const maxSeconds = 20;
const queue = new BoundedQueue(queueLimits.pictureUploads);

type AcceptedPicture = { name: string; bytes: Buffer; width: number; height: number };
export type PictureFault = 'not-a-picture' | 'picture-too-large' | 'broken-picture';

/** How large it is kept, and whose turn it waits for. */
type Kept = { longestSide?: number; turn?: { queue: BoundedQueue; key?: string } };

/**
 * A picture that someone sent, as it is kept: turned upright, shrunk, and encoded anew, so that nothing
 * of the file itself survives, neither its metadata nor what was hidden behind the picture.
 */
export function acceptPicture(
  file: Uint8Array,
  left?: AbortSignal,
  { longestSide = maxSide, turn = { queue } }: Kept = {},
): Promise<AcceptedPicture | PictureFault> {
  if (file.length > uploadLimits.uploadPicture.bytes) return Promise.resolve('picture-too-large');
  if (!pictureFormat(file)) return Promise.resolve('not-a-picture');
  return turn.queue.run(() => encodeAnew(file, longestSide), left, turn.key);
}

async function encodeAnew(file: Uint8Array, side: number): Promise<AcceptedPicture | PictureFault> {
  const { default: sharp } = await import('sharp'); // not before a picture is sent
  const options = { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true } as const;
  try {
    const { width = 0, height = 0 } = await sharp(file, options).metadata();
    const isLarge = width * height > maxPixels || Math.max(width, height) > maxSidePixels;
    if (isLarge) return 'picture-too-large';
    const { data, info } = await sharp(file, options)
      .timeout({ seconds: maxSeconds })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 90 })
      .toBuffer({ resolveWithObject: true });
    const hash = createHash('sha256').update(data).digest('hex').slice(0, 32);
    return { name: `${hash}.webp`, bytes: data, width: info.width, height: info.height };
  } catch (error) {
    // The decoder's own words for what is wrong with the file; nothing else of ours runs in here.
    const isLimit = error instanceof Error && /pixel limit/i.test(error.message);
    return isLimit ? 'picture-too-large' : 'broken-picture';
  }
}
