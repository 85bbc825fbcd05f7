import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#contract/refusal.ts';

const preflight = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'content-type, x-thok',
  // A browser asks again after ten minutes, so that a removed origin is soon out.
  'access-control-max-age': '600',
};

/**
 * CORS for storefronts of other origins (STOREFRONT_ORIGINS): exactly those may call with cookies
 * and read the answer. Any other origin gets no header, and never `*`.
 */
export function addCors(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.addHook('onRequest', async ({ raw }, reply) => {
    // On the raw response: dispatch answers without Fastify's reply.
    reply.raw.setHeader('vary', 'origin');
    const { origin } = raw.headers;
    if (origin === undefined || !origins.includes(origin)) return undefined;
    reply.raw.setHeader('access-control-allow-origin', origin);
    reply.raw.setHeader('access-control-allow-credentials', 'true');
    return raw.method === 'OPTIONS' ? answerPreflight(reply) : undefined;
  });
  app.options('/logout', refuseStranger);
}

function answerPreflight(reply: FastifyReply): FastifyReply {
  return reply.code(204).headers(preflight).send();
}

/** The preflight of an origin that is let in never comes this far. */
function refuseStranger(_request: FastifyRequest): never {
  throw new Refusal('wrong-method', 'Signing out is called with POST.', { allow: 'POST' });
}
