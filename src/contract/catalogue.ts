import { z } from 'zod';
import { defineAction } from './define.ts';
import { beyondSpec, count, hindiName, id, slug, text, yes } from './fields.ts';
import { listingInput, listingOutput } from './listing.ts';
import { cardExample, product, productExample } from './product.ts';
import { subSubcategoryExample, subSubcategoryList } from './shop.ts';

const publicRead = { auth: 'public', effect: 'read', cacheable: true } as const;
const productList = z.object(listingOutput);
const productListExample = { products: [cardExample], total: 1 };
/** Today's slug: one of before is answered as well. */
const currentSlug = beyondSpec(z.string());
const categoryList = z.object({ ...listingOutput, slug: currentSlug });

export const getAllProductsWithImageNewBest = defineAction({
  ...publicRead,
  summary: "Best sellers: the operator's picks, then most units sold in 90 days.",
  envelope: 'status',
  input: z.object(listingInput),
  output: productList,
  example: { input: {}, output: productListExample },
});

export const getAllProductsWithImageNew = defineAction({
  ...publicRead,
  summary: 'Products, newest first.',
  envelope: 'status',
  input: z.object(listingInput),
  output: productList,
  example: { input: {}, output: productListExample },
});

export const getAllProductsByBrand = defineAction({
  ...publicRead,
  summary: 'Products of a brand.',
  envelope: 'status',
  input: z.object({ brand_id: id, ...listingInput }),
  output: productList,
  example: { input: { brand_id: 3 }, output: productListExample },
});

export const getProductsBySubcategorySlug = defineAction({
  ...publicRead,
  summary: 'Products of a subcategory.',
  envelope: 'status',
  input: z.object({ slug, ...listingInput }),
  output: categoryList,
  example: {
    input: { slug: 'face-care' },
    output: { slug: 'face-care', ...productListExample },
  },
});

export const getSubSubcategoriesBySubcategorySlugiff = defineAction({
  ...publicRead,
  summary: 'The sub-subcategories of a subcategory.',
  envelope: 'status',
  input: z.object({ slug }),
  output: subSubcategoryList.extend({ slug: currentSlug }),
  example: {
    input: { slug: 'face-care' },
    output: { slug: 'face-care', data: [subSubcategoryExample] },
  },
});

export const getSubSubcategoriesBySubcategorySlug = defineAction({
  ...publicRead,
  summary: 'Products of a sub-subcategory.',
  envelope: 'status',
  input: z.object({ slug, ...listingInput }),
  output: categoryList,
  example: {
    input: { slug: 'face-wash' },
    output: { slug: 'face-wash', ...productListExample },
  },
});

const searchHit = z.object({
  slug: z.string(),
  image_name: z.string(),
  product_name: z.string(),
  product_name_hi: hindiName,
});

export type SearchHitWire = z.output<typeof searchHit>;

export const searchProducts = defineAction({
  ...publicRead,
  summary: 'Products that fit some words; forgives typing errors.',
  envelope: 'status',
  input: z.object({
    /** Blank words find nothing. */
    q: text(200),
    ...listingInput,
    /** Adds full product cards to the hits, for the page of results. */
    cards: yes,
  }),
  output: z.object({
    data: z.array(searchHit),
    total: beyondSpec(count),
    products: listingOutput.products.optional(),
    facets: listingOutput.facets,
  }),
  example: {
    input: { q: 'face wash' },
    output: {
      data: [
        {
          slug: cardExample.slug,
          image_name: cardExample.image_name,
          product_name: cardExample.product_name,
          product_name_hi: cardExample.product_name_hi,
        },
      ],
      total: 1,
    },
  },
});

export const getProductBySlug = defineAction({
  ...publicRead,
  summary: 'One product with its packs, by its slug or its product_unique_id.',
  envelope: 'status',
  input: z.object({ slug }),
  output: z.object({ product }),
  example: { input: { slug: productExample.slug }, output: { product: productExample } },
});

export const getProductStock = defineAction({
  summary: 'Units in stock now, read from the database.',
  envelope: 'success',
  auth: 'public',
  effect: 'read',
  input: z.object({ product_id: id }),
  output: z.object({ stock: count }),
  example: { input: { product_id: 12 }, output: { stock: 860 } },
});
