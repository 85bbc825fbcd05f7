/** '' is the image address itself, where the shop's logo lies. */
export type PictureFolder = '' | 'products' | 'subcategories' | 'banners' | 'brands';

/** Widths the image server makes; another server ignores the question. */
export type PictureWidth = 96 | 160 | 320 | 480 | 640 | 960 | 1280 | 1600;

/** A name may also be a whole address: it then lies on an origin the page's policy lets in. */
export function pictureUrl(folder: PictureFolder, name: string, width: PictureWidth): string {
  if (/^https?:\/\//i.test(name)) return name;
  const place = folder === '' ? '' : `${folder}/`;
  return `${__IMAGE_URL__}${place}${encodeURIComponent(name)}?w=${width}`;
}

export function pictureSet(
  folder: PictureFolder,
  name: string,
  widths: readonly PictureWidth[],
): string {
  return widths.map((width) => `${pictureUrl(folder, name, width)} ${width}w`).join(', ');
}
