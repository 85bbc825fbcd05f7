import type { FastifyInstance, FastifyReply } from 'fastify';
import { Refusal } from '#contract/refusal.ts';
import { addCookie } from '#server/api/send.ts';
import { findCustomer } from '#server/auth/session.ts';
import type { CatalogueStore } from '#server/catalogue/store.ts';
import type { Db } from '#server/db/connect.ts';
import type { CustomerEvents } from './customer-events.ts';
import { createEventStreams } from './event-stream.ts';
import { openProductEvents } from './product-events.ts';

type Needs = { db: Db; catalogue: CatalogueStore; events: CustomerEvents; secure: boolean };

/**
 * `/events`: tells a signed-in customer's open pages that there are notifications, and which products
 * changed. The pages then read these through the API.
 */
export function addEvents(app: FastifyInstance, { db, catalogue, events, secure }: Needs): void {
  const startStream = createEventStreams(app);
  const products = openProductEvents(catalogue);
  app.addHook('preClose', async () => products.close());

  app.get('/events', { exposeHeadRoute: false }, async (request, reply) => {
    const customer = await findCustomer(db, request.headers.cookie, secure);
    addCookie(reply, customer?.renewedCookie);
    // The client went away meanwhile: no close event will come any more to end a subscription.
    if (reply.raw.destroyed) return reply.hijack();
    if (!customer) return refuse(reply, new Refusal('not-signed-in', 'Please sign in to go on.'));
    const stopEvents = events.subscribe({
      customerId: customer.id,
      tokenHash: customer.tokenHash,
      onEvent: () => reply.raw.write('event: notifications\ndata: new\n\n'),
      onEnd: () => reply.raw.end(),
    });
    if (!stopEvents)
      return refuse(reply, new Refusal('too-many-tries', 'Too many pages are open.'));
    const stops = [stopEvents];
    startStream(reply, () => {
      for (const stop of stops) stop();
    });
    // Only now: what was missed is written at once, behind the head.
    stops.push(
      products.subscribe((changed) => reply.raw.write(`event: products\ndata: ${changed}\n\n`)),
    );
  });
}

function refuse(reply: FastifyReply, refusal: Refusal): FastifyReply {
  return reply.code(refusal.httpStatus).type('text/plain; charset=utf-8').send(refusal.message);
}
