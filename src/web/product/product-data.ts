import type { Log } from '#client/log.ts';
import { optional } from '#client/optional.ts';
import type { Call } from '#contract/index.ts';
import type { ProductCardWire } from '#contract/product.ts';
import { type Product, productFromWire } from '#web/catalogue/product.ts';
import { type FailedRead, isFailedRead, orFailed } from '#web/data/failed-read.ts';
import { orNotFound } from '#web/data/route-errors.ts';
import { type ProductDetail, productDetailFromWire } from './product-detail.ts';
import { type ReviewPage, reviewPageFromWire, reviewsAtOnce } from './review.ts';
import type { MaybePromise } from './use-awaited.ts';

export type ProductPageData = {
  /** What is known at once: all of it, or what the tapped card showed. */
  product: Product;
  detail: MaybePromise<ProductDetail | FailedRead>;
  /** undefined: the read failed. */
  reviews: MaybePromise<ReviewPage | undefined>;
  related: MaybePromise<Product[]>;
};

const relatedAtMost = 12;

/**
 * One product; the reads of its reviews and related products are started, not awaited. `related`:
 * those of an earlier read.
 */
export async function productPageData(
  call: Call,
  log: Log,
  slug: string,
  related?: MaybePromise<Product[]>,
): Promise<(ProductPageData & { product: ProductDetail }) | FailedRead> {
  const product = await orFailed(log, 'product', readProduct(call, slug));
  if (isFailedRead(product)) return product;
  return {
    product,
    detail: product,
    reviews: readReviews(call, log, product.id),
    related: related ?? readRelated(call, log, product),
  };
}

/** The same from the card that was tapped: nothing is awaited. */
export function cardPageData(call: Call, log: Log, card: Product): ProductPageData {
  const detail = orFailed(log, 'product', readProduct(call, card.slug));
  return {
    product: card,
    detail,
    reviews: readReviews(call, log, card.id),
    related: detail.then(
      (found) => (isFailedRead(found) ? [] : readRelated(call, log, found)),
      () => [], // the page says that the product is gone
    ),
  };
}
async function readProduct(call: Call, slug: string): Promise<ProductDetail> {
  const { product } = await orNotFound(call('getProductBySlug', { slug }));
  return productDetailFromWire(product);
}

async function readReviews(call: Call, log: Log, productId: number) {
  const page = call('getReviewsByProductId', { product_id: productId, limit: reviewsAtOnce });
  const wire = await optional(log, 'product reviews', page);
  return wire && reviewPageFromWire(wire);
}

/** Products of the same sub-subcategory first, then of the same subcategory. */
async function readRelated(call: Call, log: Log, product: ProductDetail): Promise<Product[]> {
  const [place] = product.places;
  if (!place) return [];
  // One more than needed: the product itself is among them.
  const limit = relatedAtMost + 1;
  const [near, around] = await Promise.all([
    place.subSubcategory &&
      optional(
        log,
        'related products',
        call('getSubSubcategoriesBySubcategorySlug', { slug: place.subSubcategory.slug, limit }),
      ),
    optional(
      log,
      'related products',
      call('getProductsBySubcategorySlug', { slug: place.subcategory.slug, limit: 2 * limit }),
    ),
  ]);
  return relatedTo(product.id, [...(near?.products ?? []), ...(around?.products ?? [])]);
}

/** Each once, without the product itself. */
export function relatedTo(productId: number, candidates: readonly ProductCardWire[]): Product[] {
  const byId = new Map(candidates.map((wire) => [wire.id, wire]));
  byId.delete(productId);
  return [...byId.values()].slice(0, relatedAtMost).map(productFromWire);
}
