import type { Product } from '#web/catalogue/product.ts';

/** Pages of a list as read so far, one after the other, the first of them number `from`. */
export type ReadPages = { from: number; pages: readonly (readonly Product[])[] };

/** With this page in its place; alone where it does not join the others. */
export function withPage(
  read: ReadPages | undefined,
  page: number,
  products: readonly Product[],
): ReadPages {
  const index = page - (read?.from ?? page);
  const pages = read?.pages ?? [];
  if (index === -1) return { from: page, pages: [products, ...pages] };
  if (index < 0 || index > pages.length) return { from: page, pages: [products] };
  const [before, after] = [pages.slice(0, index), pages.slice(index + 1)];
  return { from: page - index, pages: [...before, products, ...after] };
}

/** A product may move to another page between two reads. */
export function productsOf({ pages }: ReadPages): Product[] {
  return [...new Map(pages.flat().map((product) => [product.id, product])).values()];
}

/** The number of the page that a product was read with. */
export function pageOfProduct({ from, pages }: ReadPages, productId: number): number {
  return (
    from +
    Math.max(
      0,
      pages.findIndex((page) => page.some(({ id }) => id === productId)),
    )
  );
}
