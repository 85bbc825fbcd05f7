import { z } from 'zod';
import { id } from '#contract/fields.ts';
import { sharedLink } from '#contract/invoice.ts';
import { defineConsoleAction, defineConsoleFile } from './define.ts';
import { done } from './fields.ts';

export const printReceipt = defineConsoleFile({
  summary: 'A receipt as a PDF: on A5, or for a printer of 80 mm.',
  access: 'payments',
  input: z.object({
    id,
    paper: z.enum(['a5', '80mm'], { error: 'must be a5 or 80mm' }).default('a5'),
  }),
  file: ['application/pdf'],
  example: { id: 7, paper: '80mm' },
});

export const shareReceipt = defineConsoleAction({
  summary:
    'Makes a link by which anyone who has it opens a receipt as a PDF, for 30 days; the last ten of a receipt work.',
  access: 'payments',
  input: z.object({ id }),
  output: sharedLink,
  example: {
    input: { id: 7 },
    output: {
      path: '/shared-receipt/Zk3v…Q9.pdf',
      expires_at: '2026-11-03T10:30:00.000Z',
    },
  },
});

export const unshareReceipt = defineConsoleAction({
  summary: 'Voids every link of a receipt.',
  access: 'payments',
  input: z.object({ id }),
  output: done,
  example: { input: { id: 7 }, output: { message: 'No link opens this receipt any more.' } },
});
