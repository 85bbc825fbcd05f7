import type { FastifyInstance } from 'fastify';
import type { Language } from '#domain/india/language.ts';
import type { Services } from '#server/actions/context.ts';
import { inProcessCall } from '#server/api/perform.ts';
import { addCookie } from '#server/api/send.ts';
import { findCustomer } from '#server/auth/session.ts';
import type { CatalogueProduct } from '#server/catalogue/product.ts';
import { languageOf } from '#server/http/language.ts';
import { notFound } from '#server/messages/not-found.ts';
import { orderFormTexts } from '#server/messages/order-form.ts';
import { clientLeft } from '#server/queues/bounded-queue.ts';
import { queueLimits } from '#server/queues/queue-limits.ts';
import { orderForm } from './order-form.ts';
import { pdfHeaders } from './pdf-headers.ts';
import type { PrintJob } from './print-job.ts';
import { createPrinter } from './printer.ts';

/** `/quick-order/order-form.pdf`: of the customer's usual products, or `?category=3`. */
export function addOrderForms(
  app: FastifyInstance,
  services: Services,
  { secure }: { secure: boolean },
): void {
  const printer = createPrinter(queueLimits.orderForms);
  app.addHook('onClose', () => printer.close());

  app.get<{ Querystring: { category?: string } }>(
    '/quick-order/order-form.pdf',
    async (request, reply) => {
      const customer = await findCustomer(services.db, request.headers.cookie, secure);
      addCookie(reply, customer?.renewedCookie);
      if (!customer) return reply.redirect('/login?next=%2Fquick-order');
      const texts = orderFormTexts(languageOf(request, customer.language));
      const call = inProcessCall(services, customer, request);
      const { category } = request.query;
      const prepare = async (): Promise<PrintJob> => {
        const [{ data: settings }, { data: profile }, { products: usual }] = await Promise.all([
          call('getHomeSettings', {}),
          call('getCustomerById', { id: customer.id }),
          call('getBuyAgain', { user_id: customer.id }),
        ]);
        const { what, products } =
          category === undefined
            ? { what: texts.usual, products: named(services, usual) }
            : ofCategory(services, category, texts.language);
        const facts = { settings, firm: profile.firm_name, what, at: new Date(), texts };
        return { kind: 'report', report: orderForm(products, facts) };
      };
      const file = await printer.print(prepare, clientLeft(reply.raw), String(customer.id));
      return reply
        .headers(pdfHeaders('attachment; filename="order-form.pdf"'))
        .send(Buffer.from(file));
    },
  );
}

function named(
  { catalogue }: Services,
  usual: readonly { product: { id: number } }[],
): CatalogueProduct[] {
  const { productsById } = catalogue.current();
  return usual.flatMap(({ product }) => productsById.get(product.id) ?? []);
}

/** By name, as one looks for them on paper. */
function ofCategory({ catalogue }: Services, id: string, language: Language) {
  const { productsById, taxonomy, shop } = catalogue.current();
  const category = shop.categories.find((row) => String(row.id) === id);
  if (!category) throw notFound('address');
  const products = [...productsById.values()].filter(
    (one) => taxonomy.subcategoriesById.get(one.subcategoryId)?.category.id === category.id,
  );
  return {
    what: (language === 'hi' && category.nameHi) || category.name,
    products: products.toSorted((a, b) => (a.sortName < b.sortName ? -1 : 1)),
  };
}
