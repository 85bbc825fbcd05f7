import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Language } from '#domain/india/language.ts';
import type { Services } from '#server/actions/context.ts';
import { readInvoice } from '#server/actions/invoices/read-invoice.ts';
import { inProcessCall } from '#server/api/perform.ts';
import { addCookie } from '#server/api/send.ts';
import { MissLimit } from '#server/auth/miss-limit.ts';
import { findCustomer, hashToken } from '#server/auth/session.ts';
import { languageOf } from '#server/http/language.ts';
import { notFound } from '#server/messages/not-found.ts';
import { findLinkedPaper } from '#server/queries/invoices/paper-links.ts';
import { clientLeft } from '#server/queues/bounded-queue.ts';
import { queueLimits } from '#server/queues/queue-limits.ts';
import type { OrderPaper } from './draw-papers.ts';
import { orderPapers } from './order-papers.ts';
import { pdfHeaders } from './pdf-headers.ts';
import type { PrintJob } from './print-job.ts';
import { createPrinter } from './printer.ts';
import { receiptPaper } from './receipt-paper.ts';
import { addStatements } from './statement-routes.ts';

/**
 * `/invoice/12.pdf`: one's own invoice as a file, on A5 with `?size=a5`; `/order/31/invoice.pdf`: the invoice of
 * an order, or before it the order as it stands; `/credit-note/3.pdf`: a credit note. Anyone else's is not there.
 * `/receipt/7.pdf`: a receipt, on a roll with `?size=80mm`. `/shared-invoice/TOKEN.pdf` and `/shared-receipt/TOKEN.pdf`:
 * for whoever was sent the link.
 */
export function addInvoices(
  app: FastifyInstance,
  services: Services,
  { secure }: { secure: boolean },
): void {
  const printer = createPrinter(queueLimits.invoices);
  const sharedPrinter = createPrinter(queueLimits.sharedPapers);
  const missLimit = new MissLimit();
  app.addHook('onClose', async () => {
    await Promise.all([printer.close(), sharedPrinter.close()]);
  });

  addStatements(app, services, printer, { secure });

  type Asked = FastifyRequest<{ Params: { id: string }; Querystring: { size?: string } }>;
  type Call = ReturnType<typeof inProcessCall>;
  type Found = {
    name: string;
    jobOf: (call: Call, language: Language, customerId: number) => Promise<PrintJob>;
  };

  const route = (
    path: string,
    what: 'order' | 'invoice' | 'credit note' | 'receipt',
    find: (id: string, asked: Asked) => Found,
  ) =>
    app.get<{ Params: { id: string }; Querystring: { size?: string } }>(
      path,
      async (request, reply) => {
        const customer = await findCustomer(services.db, request.headers.cookie, secure);
        addCookie(reply, customer?.renewedCookie);
        const { id } = request.params;
        if (!customer || !/^[1-9]\d{0,8}$/.test(id)) throw notFound(what);
        const language = languageOf(request, customer.language);
        const call = inProcessCall(services, customer, request);
        const { name, jobOf } = find(id, request);
        const prepare = () => jobOf(call, language, customer.id);
        const file = await printer.print(prepare, clientLeft(reply.raw), String(customer.id));
        return reply
          .headers(pdfHeaders(`attachment; filename="${name}.pdf"`))
          .send(Buffer.from(file));
      },
    );

  route('/order/:id/invoice.pdf', 'order', (id) => ({
    name: `invoice-${id}`,
    async jobOf(call, language) {
      const [{ order }, { data: settings }] = await Promise.all([
        call('getOrderById', { id }),
        call('getHomeSettings', {}),
      ]);
      const papers = orderPapers(services.db, [order], { settings, language, ...forBuyer });
      return { kind: 'papers', papers: await papers };
    },
  }));
  route('/invoice/:id.pdf', 'invoice', (id, { query }) => ({
    name: `invoice-${id}`,
    async jobOf(call, language) {
      const { invoice } = await call('getInvoiceById', { id });
      const size = sizeOf(query.size);
      const paper: OrderPaper = { kind: 'invoice', invoice, language, ...forBuyer, size };
      return { kind: 'papers', papers: [paper] };
    },
  }));
  route('/credit-note/:id.pdf', 'credit note', (id, { query }) => ({
    name: `credit-note-${id}`,
    async jobOf(call, language) {
      const { credit_note: note } = await call('getCreditNoteById', { id });
      const paper: OrderPaper = { kind: 'credit-note', note, language, size: sizeOf(query.size) };
      return { kind: 'papers', papers: [paper] };
    },
  }));
  route('/receipt/:id.pdf', 'receipt', (id, { query }) => ({
    name: `receipt-${id}`,
    async jobOf(_call, language, customerId) {
      const size = query.size === '80mm' ? '80mm' : 'a5';
      const receipt = await receiptPaper(services, Number(id), { language, size, customerId });
      if (!receipt) throw notFound('receipt');
      return { kind: 'receipt', receipt };
    },
  }));

  const sharedRoute = (
    kind: 'invoice' | 'receipt',
    find: (link: Linked, language: Language) => Promise<SharedPaper | undefined>,
  ) =>
    app.get<{ Params: { token: string }; Querystring: { shared?: string } }>(
      `/shared-${kind}/:token.pdf`,
      async ({ params: { token }, query, ip }, reply) => {
        missLimit.refuse(ip);
        const isToken = /^[\w-]{43}$/.test(token);
        const link = isToken ? await findLinkedPaper(services.db, hashToken(token)) : undefined;
        if (!link) missLimit.note(ip);
        const paper = link && (await find(link, query.shared === 'hi' ? 'hi' : 'en'));
        if (!paper) throw notFound(kind);
        const file = await sharedPrinter.print(() => paper.job, clientLeft(reply.raw), paper.key);
        const name = paper.number.replaceAll('/', '-');
        return reply
          .headers({
            ...pdfHeaders(`inline; filename="${name}.pdf"`),
            // Whose address it is stays between those who have it.
            ...{ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' },
          })
          .send(Buffer.from(file));
      },
    );

  sharedRoute('invoice', async ({ invoiceId }, language) => {
    const invoice = invoiceId === null ? undefined : await readInvoice(services.db, invoiceId);
    if (!invoice) return undefined;
    const papers: OrderPaper[] = [{ kind: 'invoice', invoice, language, ...forBuyer }];
    return { number: invoice.number, key: `invoice ${invoiceId}`, job: { kind: 'papers', papers } };
  });
  sharedRoute('receipt', async ({ receiptId }, language) => {
    if (receiptId === null) return undefined;
    const receipt = await receiptPaper(services, receiptId, { language, size: 'a5' });
    return (
      receipt && {
        ...{ number: receipt.number || 'receipt', key: `receipt ${receiptId}` },
        job: { kind: 'receipt', receipt },
      }
    );
  });
}

type Linked = NonNullable<Awaited<ReturnType<typeof findLinkedPaper>>>;
/** What a link opens, ready to be drawn; those who open the same one share its key. */
type SharedPaper = { number: string; key: string; job: PrintJob };

const sizeOf = (asked: string | undefined) => (asked === 'a5' ? 'a5' : 'a4');
const forBuyer = { size: 'a4', copies: ['original'] } as const;
