import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '#contract/refusal.ts';

export type ConnectionLimits = typeof connectionLimits;

export const connectionLimits = {
  /** Until the headers are there: also how long a new connection may say nothing. */
  headersMs: 15_000,
  /** Until the whole request is there. */
  requestMs: 30_000,
  /** Between requests. Load balancers keep theirs for 60 s, and must be the ones to close first. */
  keepAliveMs: 65_000,
  /** Without a byte either way, whatever is under way: /events sends one every 25 s. */
  idleMs: 75_000,
  /** How often the first two are looked at. */
  checkEveryMs: 5_000,
  /** Each open page of a signed-in customer holds one for /events; one costs about 20 KB. */
  connections: 5_000,
};

/** What Fastify and Node are told of them. */
export function connectionOptions(limits: ConnectionLimits) {
  return {
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.keepAliveMs,
    connectionTimeout: limits.idleMs,
    http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: limits.checkEveryMs },
  };
}

export function limitConnections(app: FastifyInstance, limits: ConnectionLimits): void {
  const maxConnections = limits.connections;
  // Dropped: among several workers Node would otherwise hand it round until one has room.
  Object.assign(app.server, { maxConnections, dropMaxConnection: true });
  app.server.on('drop', () => app.log.warn({ place: 'connections' }, 'too many, one was dropped'));
  app.addHook('onRequest', async (request) => refuseSecondHost(request));
}

/** A proxy in front may have gone by the other one. Node itself keeps only the first. */
function refuseSecondHost({ raw: { rawHeaders } }: FastifyRequest): void {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  if (hosts > 1) throw new Refusal('bad-input', 'Host: is given more than once');
}
