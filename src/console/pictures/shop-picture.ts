import type { PictureFolder } from '#domain/limits.ts';

/** Where a picture of the shop is; the shop's own default where there is none. */
export function shopPicture(folder: PictureFolder, name: string, width: number): string {
  if (name === '') return `/images/products/default.webp?w=${width}`;
  // Logos that came with the shop lie outside every folder.
  const place = folder === 'shop' ? '' : `${folder}/`;
  return `/images/${place}${encodeURIComponent(name)}?w=${width}`;
}
