/** Where a product's picture is; the shop's own default where it has none. */
export function pictureAddress(name: string, width: number): string {
  return `/images/products/${encodeURIComponent(name || 'default.webp')}?w=${width}`;
}
