/** The largest side that is of use: the shop serves none larger. */
const maxSide = 1_600;

/**
 * The middle of a picture as a square, upright. A file that this browser cannot read goes to the
 * server as it is, which says what is wrong with it.
 */
export async function squarePicture(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file).catch(() => undefined); // the server says why
  if (!picture) return file;
  const side = Math.min(picture.width, picture.height);
  const size = Math.min(side, maxSide);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: size, height: size });
  const [x, y] = [(picture.width - side) / 2, (picture.height - side) / 2];
  canvas.getContext('2d')?.drawImage(picture, x, y, side, side, 0, 0, size, size);
  picture.close();
  const square = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/webp', 0.92),
  );
  return square ?? file;
}
