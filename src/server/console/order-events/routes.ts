import type { FastifyInstance } from 'fastify';
import { Refusal } from '#contract/refusal.ts';
import { sendRefusal } from '#server/api/send.ts';
import { findOperator } from '#server/auth/operator-session.ts';
import type { Db } from '#server/db/connect.ts';
import { createEventStreams } from '#server/events/event-stream.ts';
import { openOrderFeed } from './order-feed.ts';

type Needs = { db: Db; secure: boolean; orderFeedMs?: number };

/**
 * `/console/events`: tells an operator's open screens that orders changed. What changed they read
 * through the API, which knows what the role may see.
 */
export function addConsoleEvents(app: FastifyInstance, needs: Needs): void {
  const { db, secure } = needs;
  const startStream = createEventStreams(app);
  const log = (place: string, error: unknown) => app.log.error({ err: error, place }, 'background');
  const feed = openOrderFeed(db, log, needs.orderFeedMs);
  // Before the database closes.
  app.addHook('preClose', () => feed.close());

  app.get('/console/events', { exposeHeadRoute: false }, async (request, reply) => {
    const operator = await findOperator(db, request.headers.cookie, secure);
    reply.hijack();
    // Whoever left during the look-up will not tell of it again, and would count as here for ever.
    if (reply.raw.destroyed) return;
    const refuse = (...given: ConstructorParameters<typeof Refusal>) =>
      sendRefusal(reply, { envelope: 'success' }, new Refusal(...given));
    if (!operator) return refuse('not-signed-in', 'Please sign in to go on.');
    if (!operator.may('read-orders')) {
      return refuse('not-allowed', 'Your role does not include this.');
    }
    const unsubscribe = feed.subscribe({
      sessionId: operator.sessionId,
      onChange: () => reply.raw.write('event: orders\ndata: changed\n\n'),
      onEnd: () => reply.raw.end(),
    });
    if (!unsubscribe) return refuse('too-many-tries', 'Too many screens are open.');
    startStream(reply, unsubscribe);
  });
}
