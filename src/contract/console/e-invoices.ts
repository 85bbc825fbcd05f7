import { z } from 'zod';
import { count, isoDay, optionalText, requiredText, rupees } from '#contract/fields.ts';
import { maxPortalAnswers } from '#domain/e-invoice/portal-answer.ts';
import { uploadLimits } from '#domain/files/upload-limits.ts';
import { defineConsoleAction, defineConsoleFile } from './define.ts';
import { defineConsoleList } from './define-list.ts';
import { cursor } from './fields.ts';

const paper = z.object({
  /** Of invoices and credit notes alike. */
  id: z.int(),
  type: z.enum(['invoice', 'credit-note']),
  ...{ number: z.string(), date: isoDay, order_id: z.int(), total: rupees },
  ...{ buyer: z.string(), gstin: z.string() },
  /** Until the portal takes it no more; below zero: since then. null: it is registered. */
  days_left: z.int().nullable(),
  /** What it lacks to be sent, in words that follow its number. */
  faults: z.array(z.string()),
  /** '' until the portal has answered. */
  ...{ irn: z.string(), ack_no: z.string() },
});

export type EInvoicePaperWire = z.output<typeof paper>;

const example: EInvoicePaperWire = {
  ...{ id: 41, type: 'invoice', number: 'INV/26-27/000012', date: '2026-10-04', order_id: 31 },
  ...{ total: 1894, buyer: 'Negi General Store', gstin: '05AADCD4821K1ZS', days_left: 12 },
  ...{ faults: [], irn: '', ack_no: '' },
};

const list = defineConsoleList({
  access: 'payments',
  filters: { q: optionalText(100), state: z.enum(['open', 'done']).default('open') },
  cursor,
  rows: {
    papers: z.array(paper),
    /** Whether the shop writes e-invoices: a setting. */
    on: z.boolean(),
  },
});

export const listEInvoices = list.list(
  'Invoices and credit notes to registered buyers that still need an e-invoice, or have one; the oldest first.',
  { input: {}, output: { papers: [example], on: true, next: null } },
);

export const countEInvoices = list.count({}, 2, 'papers');

/** '41,42': papers of the list; each once. */
const paperIds = requiredText(maxPortalAnswers * 11).transform((text, context) => {
  const ids = [...new Set(text.split(','))];
  if (ids.length <= maxPortalAnswers && ids.every((id) => /^[1-9]\d{0,8}$/.test(id))) {
    return ids.map(Number);
  }
  context.addIssue({ code: 'custom', message: 'must be numbers of papers, such as 41,42' });
  return z.NEVER;
});

export const exportEInvoices = defineConsoleFile({
  summary:
    'INV-01 1.1 as JSON for the portal: of some papers, or of all that still need one and lack nothing.',
  access: 'payments',
  input: z.object({ ids: paperIds.optional() }),
  refusals: ['lacks-details', 'nothing-to-send'],
  file: ['application/json'],
  example: {},
});

export const uploadEInvoices = defineConsoleAction({
  summary:
    'Keeps IRN, acknowledgement and signed QR code from the portal’s answer, a JSON file. multipart/form-data. Twice is harmless; what is of another seller, paper or total is refused.',
  access: 'payments',
  takesFile: true,
  maxBodyBytes: uploadLimits.uploadEInvoices.bytes + 16 * 1024,
  tooLarge: uploadLimits.uploadEInvoices.text,
  input: z.object({ file: z.instanceof(Uint8Array, { error: 'must be a file' }) }),
  output: z.object({
    /** Numbers of papers that have got one now. */
    kept: z.array(z.string()),
    /** How many had this very one before. */
    known: count,
    refused: z.array(z.object({ number: z.string(), message: z.string() })),
  }),
  refusals: ['unreadable-file'],
  example: {
    input: { file: new Uint8Array() },
    output: { kept: ['INV/26-27/000012'], known: 0, refused: [] },
  },
});
