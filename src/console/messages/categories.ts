const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;
const products = (count: number) => counted(count, 'product', 'products');
const below = {
  category: (count: number) => counted(count, 'subcategory', 'subcategories'),
  subcategory: (count: number) => counted(count, 'sub-subcategory', 'sub-subcategories'),
  sub_subcategory: () => '',
} as const;

/** What stands in the way of deleting. */
const inside = (parts: readonly string[]) =>
  `It still has ${parts.join(' and ')}. Move or delete them first.`;

export const categoryTexts = {
  title: 'Categories',
  lead: 'As the shop shows them. Only subcategories and sub-subcategories hold products.',
  noneYet: 'No categories yet.',
  add: {
    category: 'Add a category',
    subcategory: 'Add a subcategory',
    sub_subcategory: 'Add a sub-subcategory',
  },
  list: {
    category: 'Categories',
    subcategory: 'Subcategories',
    sub_subcategory: 'Sub-subcategories',
  },
  /** On the button that adds one there. */
  addTo: (what: string, place: string) => `${what} to ${place}`,
  facts: (level: keyof typeof below, children: number, count: number) =>
    level === 'sub_subcategory' || children === 0
      ? products(count)
      : `${below[level](children)} · ${products(count)}`,
  show: (name: string) => `Show what is in ${name}`,
  hide: (name: string) => `Hide what is in ${name}`,
  fields: {
    name: 'Name',
    name_hi: 'Hindi name',
    parent_id: 'Lies in',
    slug: 'Address in the shop',
    image: 'Picture',
  },
  slugHint: 'Empty: made from the name. The old address leads to the new one.',
  slugHintNew: 'Empty: made from the name.',
  deleteEmpty: 'It is empty. It disappears from the shop at once.',
  inUse: (level: keyof typeof below, children: number, count: number) =>
    inside([
      ...(children > 0 ? [below[level](children)] : []),
      ...(count > 0 ? [products(count)] : []),
    ]),
} as const;

export const brandTexts = {
  title: 'Brands',
  lead: 'In this order the shop’s home page shows them.',
  noneYet: 'No brands yet.',
  search: 'Search',
  searchHint: 'Name',
  noneFound: 'No brand has these letters in its name.',
  add: 'Add a brand',
  new: 'New brand',
  products,
  fields: {
    brand_name: 'Name',
    brand_name_hi: 'Hindi name',
    brand_logo: 'Logo',
    alt_text: 'Words for the logo',
  },
  altHint: 'For people who do not see it. Empty: the name.',
  deleteUnused: 'No product has it. It disappears from the shop at once.',
  inUse: (count: number) => inside([products(count)]),
} as const;
