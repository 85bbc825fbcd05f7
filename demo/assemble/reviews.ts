import { reviewTexts } from '../content/reviews.ts';
import type { DemoProduct, DemoReview } from '../types.ts';
import { between } from './seed.ts';

const reviewCount = 120;

type Draft = { product: DemoProduct; text: string };

/** Every fitting text once or twice on goods of its shelf, then the general ones over the rest. */
function draftsOf(products: DemoProduct[]): Draft[] {
  const shelves = Object.entries(reviewTexts).filter(([shelf]) => shelf !== 'any');
  const drafts = shelves.flatMap(([shelf, texts]) => {
    const goods = products
      .filter((product) => product.subSubcategory === shelf || product.subcategory === shelf)
      .toSorted((a, b) => Number(b.bestPick) - Number(a.bestPick));
    return texts.flatMap((text, index): Draft[] => {
      const product = goods[index % 3 === 2 ? 0 : index % goods.length];
      return product ? [{ product, text }] : [];
    });
  });
  const general = reviewTexts.any ?? [];
  const favourites = products.filter((product) => product.bestPick);
  for (let index = 0; drafts.length < reviewCount; index += 1) {
    const text = general[index % general.length] ?? '';
    const favourite = favourites[index % favourites.length];
    const other = products[between(`review ${index}`, 0, products.length - 1)];
    const product = index < general.length ? favourite : other;
    if (product) drafts.push({ product, text });
  }
  return drafts;
}

function ratingOf(text: string): DemoReview['rating'] {
  const ratings: DemoReview['rating'][] = [1, 2, 3, 4, 5];
  return ratings[Number(text.charAt(0)) - 1] ?? 5;
}

export function reviewsOf(products: DemoProduct[], customerCount: number): DemoReview[] {
  const taken = new Set<string>();
  return draftsOf(products).flatMap(({ product, text }, index): DemoReview[] => {
    const first = between(`${product.sku} ${text}`, 0, customerCount - 1);
    const free = Array.from({ length: customerCount }, (_, step) => (first + step) % customerCount);
    const customer = free.find((candidate) => !taken.has(`${product.sku} ${candidate}`));
    if (customer === undefined) return [];
    taken.add(`${product.sku} ${customer}`);
    const key = `review ${index} ${product.sku}`;
    return [
      {
        sku: product.sku,
        customer,
        rating: ratingOf(text),
        text: text.slice(2),
        daysAgo: between(`${key} days`, 1, 240),
        edited: between(`${key} edited`, 1, 12) === 1,
        likes: between(`${key} likes`, 0, 14),
        dislikes: between(`${key} dislikes`, 0, 9) === 0 ? 1 : 0,
      },
    ];
  });
}
