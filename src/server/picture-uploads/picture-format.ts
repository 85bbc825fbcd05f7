/** The formats that are taken in. */
type AcceptedFormat = 'jpeg' | 'png' | 'webp' | 'avif';

/**
 * What a file is by its first bytes, whatever its name says; undefined: none of ours. Decided before
 * a decoder sees it, so that decoders of other formats (SVG, PDF, TIFF) are never reached.
 */
export function pictureFormat(bytes: Uint8Array): AcceptedFormat | undefined {
  const text = (from: number, to: number) =>
    Buffer.from(bytes.subarray(from, to)).toString('latin1');
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) !== 'ftyp') return undefined;
  // The brands of an AVIF file; HEIC shares the container, not the brand.
  const boxLength = Math.min(Buffer.from(bytes.subarray(0, 4)).readUInt32BE(0), 64);
  return /avi[fs]/.test(text(8, boxLength)) ? 'avif' : undefined;
}
