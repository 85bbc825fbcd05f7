import { z } from 'zod';

/**
 * Where what an invoice lacks is put right: on the page of this product, or of this customer. null: nothing that is
 * typed anywhere would help, or nothing is lacking.
 */
export const mend = z.object({ kind: z.enum(['product', 'customer']), id: z.int() }).nullable();

export type MendWire = z.output<typeof mend>;
