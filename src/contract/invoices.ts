import { z } from 'zod';
import { defineAction } from './define.ts';
import { id } from './fields.ts';
import {
  creditNote,
  creditNoteExample,
  invoice,
  invoiceExample,
  sharedLink,
  sharedLinkExample,
} from './invoice.ts';

export const getInvoiceById = defineAction({
  auth: 'customer',
  effect: 'read',
  summary: 'The invoice of one of one’s own orders, by its own id. Beyond the specification.',
  envelope: 'status',
  input: z.object({ id }),
  output: z.object({ invoice }),
  example: { input: { id: 12 }, output: { invoice: invoiceExample } },
});

export const getCreditNoteById = defineAction({
  auth: 'customer',
  effect: 'read',
  summary: 'A credit note of one’s own, by its id. Beyond the specification.',
  envelope: 'status',
  input: z.object({ id }),
  output: z.object({ credit_note: creditNote }),
  example: { input: { id: 3 }, output: { credit_note: creditNoteExample } },
});

export const shareInvoice = defineAction({
  auth: 'customer',
  effect: 'write',
  summary:
    'Makes a link by which anyone who has it opens one of one’s own invoices as a PDF, for 30 days. Beyond the specification.',
  envelope: 'status',
  input: z.object({ id }),
  output: sharedLink,
  example: { input: { id: 12 }, output: sharedLinkExample },
});

export const unshareInvoice = defineAction({
  auth: 'customer',
  effect: 'write',
  summary: 'Voids every link of one of one’s own invoices. Beyond the specification.',
  envelope: 'status',
  input: z.object({ id }),
  output: z.object({ message: z.string() }),
  example: { input: { id: 12 }, output: { message: 'No link opens this invoice any more.' } },
});
