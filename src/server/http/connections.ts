import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '#contract/refusal.ts';
import { networkOf } from '#server/auth/rate-limit.ts';
import { limitBodyTime } from './body-time.ts';

export type ConnectionLimits = typeof connectionLimits;

export const connectionLimits = {
  /** Until the headers are there: also how long a new connection may say nothing. */
  headersMs: 15_000,
  /** Until the whole request is there. */
  requestMs: 30_000,
  /** The same for an operator's file: 32 MB at half a megabit a second. */
  uploadMs: 10 * 60_000,
  /** Between requests. Load balancers keep theirs for 60 s, and must be the ones to close first. */
  keepAliveMs: 65_000,
  /** Without a byte either way, whatever is under way: /events sends one every 25 s. */
  idleMs: 75_000,
  /** How often the first two are looked at. */
  checkEveryMs: 5_000,
  /** Each open page of a signed-in customer holds one for /events; one costs about 20 KB. */
  connections: 5_000,
  /** From one IPv4 address or IPv6 /64: several shopkeepers behind one router, each with a few pages. */
  perAddress: 200,
};

/** What Fastify and Node are told of them. */
export function connectionOptions(limits: ConnectionLimits) {
  return {
    requestTimeout: limits.uploadMs,
    keepAliveTimeout: limits.keepAliveMs,
    connectionTimeout: limits.idleMs,
    http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: limits.checkEveryMs },
  };
}

export function limitConnections(
  app: FastifyInstance,
  limits: ConnectionLimits,
  { trustProxy, isStopping }: { trustProxy: number; isStopping(): boolean },
): void {
  const maxConnections = limits.connections;
  // Dropped: among several workers Node would otherwise hand it round until one has room.
  Object.assign(app.server, { maxConnections, dropMaxConnection: true });
  app.server.on('drop', () => app.log.warn({ place: 'connections' }, 'too many, one was dropped'));
  limitBodyTime(app.server, limits.requestMs);
  // Without a promise: every request passes here.
  app.addHook('onRequest', (request, reply, done) => {
    refuseSecondHost(request);
    // The answer says `Connection: close`: the next request goes to a shop that stays.
    if (isStopping()) reply.raw.shouldKeepAlive = false;
    done();
  });
  // Behind a proxy of our own all connections come from its address.
  if (trustProxy === 0) limitPerAddress(app, limits.perAddress);
  closeIdleOnClose(app);
}

/** Otherwise a single address could take all the connections there are. */
function limitPerAddress({ server, log }: FastifyInstance, limit: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const count = (open.get(network) ?? 0) + 1;
    if (count > limit) {
      log.warn({ place: 'connections', network }, 'too many from one address, one was dropped');
      socket.destroy();
      return;
    }
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 0) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}

/**
 * A closing shop waits for requests under way, not for connections without one. Node and Fastify
 * close those between two requests, but wait for those that never sent a whole head.
 */
function closeIdleOnClose(app: FastifyInstance): void {
  const requests = new Map<Socket, number>();
  let closing = false;
  app.server.on('connection', (socket: Socket) => {
    if (closing) return socket.destroy();
    requests.set(socket, 0);
    return socket.once('close', () => requests.delete(socket));
  });
  app.server.on('request', ({ socket }, response) => {
    requests.set(socket, (requests.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const left = (requests.get(socket) ?? 1) - 1;
      if (requests.has(socket)) requests.set(socket, left);
      if (closing && left === 0) socket.destroySoon();
    });
  });
  app.addHook('preClose', async () => {
    closing = true;
    for (const [socket, underWay] of requests) if (underWay === 0) socket.destroy();
  });
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
