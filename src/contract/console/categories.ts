import { z } from 'zod';
import { count, id, noInput, requiredLine } from '#contract/fields.ts';
import { categoryLevels } from '#domain/limits.ts';
import { defineConsoleAction } from './define.ts';
import { nameHi, newOrder, picture } from './fields.ts';

const level = z.enum(categoryLevels);

const category = z.object({
  level,
  id: z.int(),
  version: z.int(),
  /** What it lies in; null: it is a category of the first level. */
  parent_id: z.int().nullable(),
  name: z.string(),
  name_hi: z.string(),
  /** Its address in the shop; '' on the first level, which has no page. */
  slug: z.string(),
  image: z.string(),
});

export type CategoryWire = z.output<typeof category>;

/** `product_count`: products in it, hidden ones too. */
const counted = category.extend({ product_count: count });
const subcategory = counted.extend({ children: z.array(counted) });
const tree = z.array(counted.extend({ children: z.array(subcategory) }));

/** One of any level; a sub-subcategory has no `children`. */
export type CategoryNodeWire = z.output<typeof counted> & {
  children?: CategoryNodeWire[] | undefined;
};

const example: CategoryWire = {
  ...{ level: 'subcategory', id: 9, version: 1, parent_id: 5, name: 'Face Care' },
  ...{ name_hi: 'चेहरे की देखभाल', slug: 'face-care', image: 'face-care.webp' },
};

export const getCategoryTree = defineConsoleAction({
  summary: 'Categories in their three levels and their order, with how many products each has.',
  access: 'products',
  input: noInput,
  output: z.object({ categories: tree }),
  example: {
    input: {},
    output: {
      categories: [
        {
          ...{ level: 'category', id: 5, version: 1, parent_id: null, name: 'Skin Care' },
          ...{ name_hi: 'त्वचा की देखभाल', slug: '', image: '', product_count: 12 },
          children: [{ ...example, product_count: 12, children: [] }],
        },
      ],
    },
  },
});

export const saveCategory = defineConsoleAction({
  summary:
    'Adds a category of any level, or changes what is given: its names, slug, picture, or what it lies in. What lies in it moves along.',
  access: 'products',
  input: z.object({
    level,
    id: id.optional(),
    version: id.optional(),
    name: requiredLine(100).optional(),
    name_hi: nameHi.optional(),
    /** Needed below the first level. */
    parent_id: id.nullable().optional(),
    /** Empty: made from the name. A taken or reserved one gets a number. */
    slug: z.string('must be a text').trim().max(120, 'must be at most 120 characters').optional(),
    image: picture.optional(),
  }),
  output: z.object({ category }),
  refusals: ['name-taken', 'changed-elsewhere'],
  example: {
    input: { level: 'subcategory', parent_id: 5, name: 'Face Care' },
    output: { category: example },
  },
});

export const orderCategories = defineConsoleAction({
  summary: 'Puts everything of one level that lies in the same place in a new order.',
  access: 'products',
  input: z.object({ level, parent_id: id.nullable().default(null), ...newOrder }),
  output: z.object({ ids: z.array(z.int()) }),
  refusals: ['changed-elsewhere'],
  example: {
    input: { level: 'subcategory', parent_id: 5, ids: [10, 9], was: [9, 10] },
    output: { ids: [10, 9] },
  },
});

export const deleteCategory = defineConsoleAction({
  summary: 'Deletes a category that is empty.',
  access: 'products',
  input: z.object({ level, id, version: id.optional() }),
  output: z.object({ deleted: z.literal(true) }),
  refusals: ['in-use', 'changed-elsewhere'],
  example: { input: { level: 'subcategory', id: 9, version: 1 }, output: { deleted: true } },
});
