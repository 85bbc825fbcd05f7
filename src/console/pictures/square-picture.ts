import { type Crop, cropSquare, wholeCrop } from './crop.ts';

/** The largest side that is of use: the shop serves none larger. */
const maxSide = 1_600;

/** What a crop shows of a picture, on a canvas of its own size. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const { left, top, side } = cropSquare(picture, crop);
  const { width } = canvas;
  const pen = canvas.getContext('2d');
  pen?.clearRect(0, 0, width, width);
  pen?.drawImage(picture, left, top, side, side, 0, 0, width, width);
}

/** A file as a picture, upright; undefined where this browser cannot read it: the server says why. */
export function readPicture(file: Blob): Promise<ImageBitmap | undefined> {
  return createImageBitmap(file).catch(() => undefined);
}

/** The square part of a picture as a file. */
export async function cropPicture(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const size = Math.min(Math.round(cropSquare(picture, crop).side), maxSide);
  Object.assign(canvas, { width: size, height: size });
  drawCrop(canvas, picture, crop);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The canvas gave no picture.'))),
      'image/webp',
      0.92,
    ),
  );
}

/** The middle of a picture as a square; a file that this browser cannot read stays as it is. */
export async function squarePicture(file: Blob): Promise<Blob> {
  const picture = await readPicture(file);
  if (!picture) return file;
  const square = await cropPicture(picture, wholeCrop);
  picture.close();
  return square;
}
