import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { ledgerOf } from '#server/actions/payments/ledger.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { existing } from '#server/console/existing.ts';
import { statementTexts } from '#server/messages/statement.ts';
import { letterhead } from '#server/print/order-data.ts';
import { shopSettings } from '#server/print/shop-settings.ts';
import { maxEntries, partyOf, statementCsv, statementReport } from '#server/print/statement.ts';
import { findCustomer } from '#server/queries/customers/customers.ts';
import { pdfFile } from './pdf-file.ts';

const refuse = consoleRefusalsOf('printStatement');

export const printStatement: ConsoleHandler<'printStatement'> = async (context, input) => {
  const { customer_id, format, ...days } = input;
  const customer = existing(await findCustomer(context.db, customer_id), 'customer');
  const ledger = await ledgerOf(context.db, customer_id, { ...days, limit: maxEntries });
  if (ledger.next !== null) throw refuse('too-many', statementTexts('en').tooMany(maxEntries));
  const name = `statement-${customer.id}`;
  const contents = { subject: `customer ${customer.id}`, rows: ledger.entries.length };
  if (format === 'csv') {
    const bytes = new TextEncoder().encode(statementCsv(ledger, 'en'));
    const file = { name: `${name}.csv`, type: 'text/csv; charset=utf-8', bytes, download: true };
    return { ...file, ...contents, rows: () => contents.rows };
  }
  const shop = letterhead(shopSettings(context.catalogue));
  const facts = { ledger, days, shop, party: partyOf(customer), language: 'en' } as const;
  return pdfFile(context, name, contents, { kind: 'report', report: statementReport(facts) });
};
