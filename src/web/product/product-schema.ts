import { paiseToRupees } from '#domain/money/money.ts';
import { pictureUrl } from '#web/catalogue/picture-url.ts';
import { productPath } from '#web/paths/paths.ts';
import { type PackFigures, packFigures } from './pack-figures.ts';
import type { ProductDetail } from './product-detail.ts';
import type { ReviewPage } from './review.ts';

const context = 'https://schema.org';
const currency = 'INR';

function rupees(paise: number): string {
  return paiseToRupees(paise).toFixed(2);
}

/** IMAGE_URL may be another server's whole address. */
export function pictureAddress({ imageName }: ProductDetail, origin: string): string {
  const address = pictureUrl('products', imageName || 'default.webp', 960);
  return URL.canParse(address) ? address : origin + address;
}

/** What search engines read of a product: one offer per pack, at the price of the pack. */
export function productSchema(
  product: ProductDetail,
  reviews: ReviewPage | undefined,
  origin: string,
) {
  const packs = packFigures(product.packs);
  return {
    '@context': context,
    '@type': 'Product',
    name: product.name,
    sku: product.sku,
    image: pictureAddress(product, origin),
    url: origin + productPath(product.slug),
    ...(product.brand.name !== '' && { brand: { '@type': 'Brand', name: product.brand.name } }),
    ...(packs.length > 0 && { offers: aggregateOffer(packs, product.stock) }),
    ...(reviews && reviews.totalReviews > 0 && { aggregateRating: aggregateRating(reviews) }),
  };
}

function aggregateOffer(packs: PackFigures[], stock: number) {
  const prices = packs.map((pack) => pack.packPricePaise);
  const availability = `${context}/${stock > 0 ? 'InStock' : 'OutOfStock'}`;
  return {
    '@type': 'AggregateOffer',
    priceCurrency: currency,
    lowPrice: rupees(Math.min(...prices)),
    highPrice: rupees(Math.max(...prices)),
    offerCount: packs.length,
    availability,
    offers: packs.map((pack) => ({
      '@type': 'Offer',
      ...(pack.packaging !== '' && { name: pack.packaging }),
      priceCurrency: currency,
      price: rupees(pack.packPricePaise),
      availability,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceCurrency: currency,
        price: rupees(pack.pricePaise),
        // UN/CEFACT: one piece.
        referenceQuantity: { '@type': 'QuantitativeValue', value: 1, uqc: 'C62' },
      },
    })),
  };
}

function aggregateRating({ averageRating, totalReviews }: ReviewPage) {
  return { '@type': 'AggregateRating', ratingValue: averageRating, reviewCount: totalReviews };
}
