import { beforeAll, expect, test, vi } from 'vitest';
import { productExample } from '#contract/product.ts';
import { productDetailFromWire } from './product-detail.ts';
import { productSchema } from './product-schema.ts';

const origin = 'https://shop.example';
const product = productDetailFromWire(productExample);

beforeAll(() => {
  vi.stubGlobal('__IMAGE_URL__', '/images/');
});

test('a product offers each pack at the price of the whole pack, in rupees', () => {
  expect(productSchema(product, undefined, origin)).toMatchObject({
    '@type': 'Product',
    name: 'Neem Face Wash 100 ml',
    sku: 'NIM-FW-100',
    brand: { name: 'Doon Botanics' },
    url: 'https://shop.example/product-detail/neem-face-wash-100-ml',
    image: 'https://shop.example/images/products/neem-face-wash-100-ml.webp?w=960',
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'INR',
      lowPrice: '504.00',
      highPrice: '972.00',
      offerCount: 2,
      availability: 'https://schema.org/InStock',
      offers: [
        { name: 'Box of 6', price: '504.00', priceSpecification: { price: '84.00' } },
        { name: 'Box of 12', price: '972.00', priceSpecification: { price: '81.00' } },
      ],
    },
  });
});

test('a product that is out says so in every offer', () => {
  const schema = productSchema({ ...product, stock: 0 }, undefined, origin);
  expect(JSON.stringify(schema)).not.toContain('InStock');
  expect(schema).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
});

test('only a product with reviews has a rating, only one with packs an offer', () => {
  const rated = { reviews: [], averageRating: 4.4, totalReviews: 5 };
  expect(productSchema(product, rated, origin)).toMatchObject({
    aggregateRating: { ratingValue: 4.4, reviewCount: 5 },
  });
  const none = { ...rated, averageRating: 0, totalReviews: 0 };
  expect(productSchema(product, none, origin)).not.toHaveProperty('aggregateRating');
  expect(productSchema({ ...product, packs: [] }, none, origin)).not.toHaveProperty('offers');
});

test('the picture of another server keeps its own address, a missing one becomes the default', () => {
  vi.stubGlobal('__IMAGE_URL__', 'https://cdn.example/');
  expect(productSchema(product, undefined, origin).image).toBe(
    'https://cdn.example/products/neem-face-wash-100-ml.webp?w=960',
  );
  expect(productSchema({ ...product, imageName: '' }, undefined, origin).image).toBe(
    'https://cdn.example/products/default.webp?w=960',
  );
});
