import { z } from 'zod';
import { count, noInput } from '#contract/fields.ts';
import { defineConsoleAction } from './define.ts';

export const getSetUp = defineConsoleAction({
  summary: 'What a new shop has already, of what it needs before it sells.',
  access: 'settings',
  input: noInput,
  output: z.object({
    /** Address and phone, for those who come. */
    details: z.boolean(),
    logo: z.boolean(),
    charges: z.boolean(),
    categories: z.boolean(),
    products: z.boolean(),
    /** Nothing of its own in the catalogue: the demo's products may come. */
    empty: z.boolean(),
  }),
  example: {
    input: {},
    output: {
      details: true,
      logo: false,
      charges: true,
      categories: false,
      products: false,
      empty: true,
    },
  },
});

export const addDemoProducts = defineConsoleAction({
  summary: 'Fills a shop without categories and products with those of the demo, to try it out.',
  access: 'settings',
  input: noInput,
  output: z.object({ categories: count, products: count }),
  refusals: ['not-empty'],
  example: { input: {}, output: { categories: 5, products: 300 } },
});
