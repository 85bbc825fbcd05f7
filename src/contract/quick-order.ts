import { z } from 'zod';
import { orderFileLimits } from '#domain/files/import-file.ts';
import { maxLinesAtOnce, maxWantedLength } from '#domain/limits.ts';
import { defineAction } from './define.ts';
import { id, requiredText, variant } from './fields.ts';
import { cardExample, productCard } from './product.ts';

const matchedLine = z.object({
  /**
   * 'exact': this SKU or name. 'likely': the best of several. 'near': it lacks a word that was typed, and may be
   * something else. 'none': nothing like it.
   */
  match: z.enum(['exact', 'likely', 'near', 'none']),
  /** Best first; of `products`. */
  product_ids: z.array(z.int()),
});

export const matchOrderLines = defineAction({
  auth: 'customer',
  effect: 'read',
  summary: `Finds the products that up to ${maxLinesAtOnce} typed lines mean, by SKU or name.`,
  envelope: 'status',
  customerField: 'user_id',
  oneAtATime: true,
  // A letter of Hindi has three bytes; the rest is room for quotes and what JSON escapes.
  maxBodyBytes: maxLinesAtOnce * maxWantedLength * 3 + 64 * 1024,
  input: z.object({
    user_id: id,
    lines: z
      .array(requiredText(maxWantedLength), { error: 'must be a list of texts' })
      .min(1, 'must have at least one line')
      .max(maxLinesAtOnce, `must have at most ${maxLinesAtOnce} lines`),
  }),
  output: z.object({
    /** In the order of the lines given. */
    lines: z.array(matchedLine),
    products: z.array(productCard),
    /** The pack that the customer bought last, by product. */
    usual: z.array(z.object({ product_id: z.int(), type: variant })),
  }),
  example: {
    input: { user_id: 1, lines: ['NIM-FW-100', 'something else'] },
    output: {
      lines: [
        { match: 'exact', product_ids: [12] },
        { match: 'none', product_ids: [] },
      ],
      products: [cardExample],
      usual: [{ product_id: 12, type: 'variant2' }],
    },
  },
});

export const readOrderFile = defineAction({
  auth: 'customer',
  effect: 'read',
  summary: 'The rows of a CSV (UTF-8) or XLSX file as texts. Nothing is kept of it.',
  envelope: 'status',
  customerField: 'user_id',
  oneAtATime: true,
  maxBodyBytes: Math.ceil((orderFileLimits.bytes * 4) / 3) + 1024,
  input: z.object({
    user_id: id,
    /** The file in Base64. */
    file: z
      .base64('must be a file')
      .min(1, 'is required')
      .max(Math.ceil(orderFileLimits.bytes / 3) * 4, 'must be at most 256 KB'),
  }),
  output: z.object({ rows: z.array(z.array(z.string())) }),
  refusals: ['unreadable-file'],
  example: {
    input: { user_id: 1, file: 'c2t1LHBhY2tzCk5JTS1GVy0xMDAsMwo=' },
    output: {
      rows: [
        ['sku', 'packs'],
        ['NIM-FW-100', '3'],
      ],
    },
  },
});
