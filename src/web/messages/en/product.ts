import { packName, unitCount } from '#domain/catalogue/pack-texts.ts';

/** "6, 12 or 24" */
function orList(words: readonly string[]): string {
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' or ');
}

export const product = {
  inStock: 'In stock',
  onlyLeft: (units: number) => `Only ${units} left`,
  pageTitle: (name: string, shop: string) => `${name} wholesale price | ${shop}`,
  pageDescription: (facts: {
    name: string;
    price: string;
    mrp: string;
    sizes: readonly string[];
    margin: string;
  }) =>
    `${facts.name} at wholesale: from ${facts.price} per unit, MRP ${facts.mrp}, in packs of ${orList(facts.sizes)}. Margin up to ${facts.margin}.`,
  enlarge: (name: string) => `Enlarge picture of ${name}`,
  doubleSize: 'Double size',
  closePicture: 'Close picture',
  share: 'Share',
  whatsApp: 'Send on WhatsApp',
  sharedMrp: (amount: string) => `MRP ${amount}`,
  sharedPack: (pack: string, price: string, margin: string) =>
    `• ${pack}: ${price}/unit, ${margin} margin`,
  linkCopied: 'Link copied',
  linkNotCopied: 'The link could not be copied.',
  packs: 'Packs and prices',
  pack: 'Pack',
  inCart: 'In your cart',
  pricePerUnit: 'Price per unit',
  pricePerPack: 'Price per pack',
  margin: 'Margin',
  earnPerPack: 'You earn per pack',
  bestMargin: 'Best margin',
  packName,
  units: unitCount,
  noPacks: 'This product has no packs for sale now.',
  about: 'About this product',
  sku: 'SKU',
  categories: 'Category',
  reviews: 'Ratings and reviews',
  reviewCount: (count: number) => (count === 1 ? '1 review' : `${count} reviews`),
  averageOf: (average: string) => `${average} out of 5 stars on average`,
  starsOf: (rating: number) => (rating === 1 ? '1 star' : `${rating} stars`),
  noReviews: 'No reviews yet.',
  showMore: 'Show more',
  edited: '(edited)',
  likes: 'Likes:',
  dislikes: 'Dislikes:',
  related: 'Related products',
} as const;
