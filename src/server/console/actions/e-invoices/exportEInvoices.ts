import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { eInvoiceOf } from '#domain/e-invoice/e-invoice-json.ts';
import { maxPortalAnswers } from '#domain/e-invoice/portal-answer.ts';
import { dayInIndia } from '#domain/india/indian-time.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { notFound } from '#server/messages/not-found.ts';
import { type FoundPaper, findPapers } from './e-invoice-papers.ts';

const refuse = consoleRefusalsOf('exportEInvoices');

export const exportEInvoices: ConsoleHandler<'exportEInvoices'> = async ({ db }, { ids }) => {
  const found = await findPapers(db, ids ? { ids } : { isDone: false }, maxPortalAnswers);
  if (ids && found.length < ids.length) throw notFound('invoice');
  if (ids) refuseFaults(found);
  const ready = found.filter(({ faults }) => faults.length === 0);
  if (ready.length === 0) {
    throw refuse('nothing-to-send', 'No paper can be sent to the portal now.');
  }
  const eInvoices = ready.map(({ paper }) => eInvoiceOf(paper));
  return {
    name: `e-invoices-${dayInIndia(new Date().toISOString())}.json`,
    type: 'application/json',
    bytes: new TextEncoder().encode(JSON.stringify(eInvoices, undefined, 2)),
    download: true,
    subject: 'e-invoices',
    rows: () => eInvoices.length,
  };
};

/** Each paper by its number, with all that it lacks. */
function refuseFaults(found: readonly FoundPaper[]): void {
  const lacking = found.filter(({ faults }) => faults.length > 0);
  if (lacking.length === 0) return;
  const shown = lacking.slice(0, 10);
  const words = shown.map(({ row, faults }) => `${row.number}: ${faults.join(', ')}.`);
  const more = lacking.length > shown.length ? ` And ${lacking.length - shown.length} more.` : '';
  throw refuse('lacks-details', `${words.join(' ')}${more}`, {
    papers: lacking.map(({ row, faults }) => ({ id: row.id, number: row.number, faults })),
  });
}
