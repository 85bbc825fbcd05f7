import { z } from 'zod';
import { count, optionalText, rupees, yes } from '#contract/fields.ts';
import { defineConsoleFile } from './define.ts';
import { defineConsoleList } from './define-list.ts';
import { cursor } from './fields.ts';

/** What is open by how long it has been due. */
const ages = {
  not_due: rupees,
  days_15: rupees,
  days_30: rupees,
  days_60: rupees,
  days_90: rupees,
  older: rupees,
  /** Below zero: what was paid ahead. */
  advance: rupees,
  /** Of it, what should have been paid before today. */
  past_due: rupees,
  /** By the ledger: the sum of the first seven. */
  total: rupees,
};

const row = z.object({
  id: z.int(),
  ...{ firm_name: z.string(), owner_name: z.string(), mobile: z.string(), route: z.string() },
  ...ages,
  /** What to send, in the customer's language; '': nothing is past due. */
  message: z.string(),
});

export type DuesRowWire = z.output<typeof row>;

const ageExample = {
  ...{ not_due: 4_200, days_15: 1_894, days_30: 0, days_60: 0, days_90: 0, older: 0 },
  ...{ advance: 0, past_due: 1_894, total: 6_094 },
};

const filters = {
  route: optionalText(100),
  /** Only with something past due. */
  overdue: yes,
};

const ageing = defineConsoleList({
  access: 'payments',
  filters,
  cursor,
  rows: {
    customers: z.array(row),
    /** Of all that the filters find. */
    sums: z.object({ ...ages, customers: count }),
  },
});

export const getAgeing = ageing.list(
  'What customers owe by how long it has been due, the most past due first; its sum is the ledger.',
  {
    input: { overdue: true },
    output: {
      customers: [
        {
          ...{ id: 1, firm_name: 'Negi General Store', owner_name: 'Asha Negi' },
          ...{ mobile: '9876543210', route: 'Rajpur', ...ageExample },
          message: 'Hello Asha Negi, ₹1,894.00 is past its due date. Doon Wholesale',
        },
      ],
      sums: { ...ageExample, customers: 1 },
      next: null,
    },
  },
);

export const countAgeing = ageing.count({ overdue: true }, 12, 'customers');

export const exportAgeing = ageing.export(
  'The same of all customers that the filters find, as a CSV file.',
  { route: 'Rajpur' },
);

export const printAgeing = defineConsoleFile({
  summary: 'The same as a PDF, at most 2,000 customers.',
  access: ['payments', 'exports'],
  input: z.object(filters),
  file: ['application/pdf'],
  example: { overdue: true },
});
