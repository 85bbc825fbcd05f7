import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/actions/context.ts';
import { inProcessCall } from '#server/api/perform.ts';
import { addCookie } from '#server/api/send.ts';
import { findCustomer } from '#server/auth/session.ts';
import { languageOf } from '#server/http/language.ts';
import { notFound } from '#server/messages/not-found.ts';
import { clientLeft } from '#server/queues/bounded-queue.ts';
import { queueLimits } from '#server/queues/queue-limits.ts';
import { invoiceData } from './invoice-data.ts';
import type { PrintJob } from './print-job.ts';
import { createPrinter } from './printer.ts';

/** `/order/31/invoice.pdf`: one's own order as a file; anyone else's is not there. */
export function addInvoices(
  app: FastifyInstance,
  services: Services,
  { secure }: { secure: boolean },
): void {
  const printer = createPrinter(queueLimits.invoices);
  app.addHook('onClose', () => printer.close());

  app.get<{ Params: { id: string } }>('/order/:id/invoice.pdf', async (request, reply) => {
    const customer = await findCustomer(services.db, request.headers.cookie, secure);
    addCookie(reply, customer?.renewedCookie);
    const { id } = request.params;
    if (!customer || !/^[1-9]\d{0,8}$/.test(id)) throw notFound('order');
    const language = languageOf(request, customer.language);
    const call = inProcessCall(services, customer, request);
    const prepare = async (): Promise<PrintJob> => {
      const [{ order }, { data: settings }] = await Promise.all([
        call('getOrderById', { id }),
        call('getHomeSettings', {}),
      ]);
      return { kind: 'invoices', invoices: [invoiceData(order, settings, language)] };
    };
    const file = await printer.print(prepare, clientLeft(reply.raw), String(customer.id));
    return reply
      .headers({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="invoice-${id}.pdf"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      .send(Buffer.from(file));
  });
}
