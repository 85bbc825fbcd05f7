import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { day, daysInOrder, daysMessage } from '#contract/fields.ts';
import type { Services } from '#server/actions/context.ts';
import { ledgerOf } from '#server/actions/payments/ledger.ts';
import { parseInput } from '#server/api/input.ts';
import { inProcessCall } from '#server/api/perform.ts';
import { addCookie } from '#server/api/send.ts';
import { findCustomer } from '#server/auth/session.ts';
import { languageOf } from '#server/http/language.ts';
import { notFound } from '#server/messages/not-found.ts';
import { findCustomer as findProfile } from '#server/queries/customers/customers.ts';
import { clientLeft } from '#server/queues/bounded-queue.ts';
import { letterhead } from './order-data.ts';
import { pdfHeaders } from './pdf-headers.ts';
import type { PrintJob } from './print-job.ts';
import type { Printer } from './printer.ts';
import { maxEntries, partyOf, statementCsv, statementReport } from './statement.ts';

const input = z
  .object({ from: day.optional(), to: day.optional() })
  .refine(daysInOrder, daysMessage);

/** `/wallet/statement.pdf` and `.csv`: one's own account, between two days with `?from=2026-10-01&to=2026-10-31`. */
export function addStatements(
  app: FastifyInstance,
  services: Services,
  printer: Printer,
  { secure }: { secure: boolean },
): void {
  const { db } = services;

  app.get<{ Params: { format: string } }>('/wallet/statement.:format', async (request, reply) => {
    const { format } = request.params;
    if (format !== 'pdf' && format !== 'csv') throw notFound('address');
    const customer = await findCustomer(db, request.headers.cookie, secure);
    addCookie(reply, customer?.renewedCookie);
    if (!customer) return reply.redirect('/login?next=%2Fwallet');
    const days = parseInput({ input }, request.query) as z.output<typeof input>; // `as`: that very schema
    const language = languageOf(request, customer.language);
    const name = `statement-${customer.id}.${format}`;
    const attachment = `attachment; filename="${name}"`;
    if (format === 'csv') {
      const ledger = await latestOf(days, customer.id);
      return reply
        .headers({ ...pdfHeaders(attachment), 'content-type': 'text/csv; charset=utf-8' })
        .send(statementCsv(ledger, language));
    }
    const call = inProcessCall(services, customer, request);
    const prepare = async (): Promise<PrintJob> => {
      const [ledger, profile, { data: settings }] = await Promise.all([
        latestOf(days, customer.id),
        findProfile(db, customer.id),
        call('getHomeSettings', {}),
      ]);
      if (!profile) throw notFound('address');
      const facts = { ledger, shop: letterhead(settings), party: partyOf(profile), language };
      return { kind: 'report', report: statementReport({ ...facts, days: ledger.days }) };
    };
    const file = await printer.print(prepare, clientLeft(reply.raw), String(customer.id));
    return reply.headers(pdfHeaders(attachment)).send(Buffer.from(file));
  });

  /** Where there are more than one paper holds, the latest: its days begin with them. */
  async function latestOf(asked: z.output<typeof input>, customerId: number) {
    const latest = { ...asked, newestFirst: true, limit: maxEntries };
    const ledger = await ledgerOf(db, customerId, latest);
    const entries = ledger.entries.toReversed();
    const from = ledger.next === null ? asked.from : entries[0]?.date;
    return { ...ledger, entries, days: { ...asked, from } };
  }
}
