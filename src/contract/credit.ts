import { z } from 'zod';
import { creditModes } from '#domain/customers/credit.ts';
import { count, rupees } from './fields.ts';

/** How a customer stands with what the shop agreed with him. */
export const credit = z.object({
  /** null: none. */
  limit: rupees.nullable(),
  days: count,
  mode: z.enum(creditModes),
  /** Unpaid bills, orders not invoiced and cheques not cleared, less advances. */
  used: rupees,
  /** Below zero where more is used; null: no limit. */
  left: rupees.nullable(),
  /** Of what is used: what should have been paid before today. */
  past_due: rupees,
  /** Whether an owner lets the next order pass whatever is due. */
  passes: z.boolean(),
});

export type CreditWire = z.output<typeof credit>;

export const creditExample: CreditWire = {
  ...{ limit: 50_000, days: 15, mode: 'block', used: 41_894, left: 8_106, past_due: 1_894 },
  passes: false,
};
