import { z } from 'zod';
import { count, id, noInput, requiredLine } from '#contract/fields.ts';
import { defineConsoleAction } from './define.ts';
import { nameHi, newOrder, picture } from './fields.ts';

const brand = z.object({
  id: z.int(),
  version: z.int(),
  brand_name: z.string(),
  brand_name_hi: z.string(),
  brand_logo: z.string(),
  alt_text: z.string(),
});

const example = {
  ...{ id: 3, version: 1, brand_name: 'Doon Botanics', brand_logo: 'doon-botanics.webp' },
  brand_name_hi: 'दून बोटैनिक्स',
  alt_text: 'Doon Botanics: herbs of the hills',
};

export type ConsoleBrandWire = z.output<typeof brand>;

export const listBrands = defineConsoleAction({
  summary: 'Brands in their order, with how many products each has, hidden ones too.',
  access: 'products',
  input: noInput,
  output: z.object({ brands: z.array(brand.extend({ product_count: count })) }),
  example: { input: {}, output: { brands: [{ ...example, product_count: 14 }] } },
});

export const saveBrand = defineConsoleAction({
  summary: 'Adds a brand, or changes what is given of one.',
  access: 'products',
  input: z.object({
    id: id.optional(),
    version: id.optional(),
    brand_name: requiredLine(100).optional(),
    brand_name_hi: nameHi.optional(),
    brand_logo: picture.optional(),
    alt_text: z
      .string('must be a text')
      .trim()
      .max(200, 'must be at most 200 characters')
      .optional(),
  }),
  output: z.object({ brand }),
  refusals: ['name-taken', 'changed-elsewhere'],
  example: { input: { brand_name: 'Doon Botanics' }, output: { brand: example } },
});

export const orderBrands = defineConsoleAction({
  summary: 'Puts all brands in a new order.',
  access: 'products',
  input: z.object(newOrder),
  output: z.object({ ids: z.array(z.int()) }),
  refusals: ['changed-elsewhere'],
  example: { input: { ids: [4, 3], was: [3, 4] }, output: { ids: [4, 3] } },
});

export const deleteBrand = defineConsoleAction({
  summary: 'Deletes a brand that no product has.',
  access: 'products',
  input: z.object({ id, version: id.optional() }),
  output: z.object({ deleted: z.literal(true) }),
  refusals: ['in-use', 'changed-elsewhere'],
  example: { input: { id: 3, version: 1 }, output: { deleted: true } },
});
