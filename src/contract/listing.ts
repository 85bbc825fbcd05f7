import { z } from 'zod';
import { listingSorts } from '#domain/catalogue/listing.ts';
import {
  beyondSpec,
  count,
  hindiName,
  numberField,
  paging,
  rupees,
  rupeesField,
  yes,
} from './fields.ts';
import { productCard } from './product.ts';

const amount = rupeesField(7, {
  message: 'must be an amount in rupees up to 99,99,999',
  problem: { reason: 'amount-too-high', most: '₹99,99,999' },
}).optional();

/** What every list of products takes beside its own subject. */
export const listingInput = {
  ...paging,
  sort: z.enum(listingSorts).default('relevance'),
  /** Brand ids, comma-separated. */
  brand: z
    .string()
    .regex(/^\d{1,9}(,\d{1,9}){0,49}$/, 'must be brand numbers with commas between them')
    .transform((text) => text.split(',').map(Number))
    .optional(),
  in_stock: yes,
  /** Percent. */
  margin_min: numberField(/^\d{1,2}$/, {
    message: 'must be a whole percentage from 0 to 99',
    problem: { reason: 'out-of-range', min: 0, max: 99 },
  }).optional(),
  price_min: amount,
  price_max: amount,
  /** Asks for the counts of the filters as well. */
  facets: yes,
};

const facets = z.object({
  brands: z.array(
    z.object({ id: z.int(), brand_name: z.string(), brand_name_hi: hindiName, count }),
  ),
  in_stock: count,
  margins: z.array(z.object({ at_least: z.int(), count })),
  price_min: rupees,
  price_max: rupees,
});

export type FacetsWire = z.output<typeof facets>;

export const listingOutput = {
  products: z.array(productCard),
  total: beyondSpec(count),
  facets: facets.optional(),
};
