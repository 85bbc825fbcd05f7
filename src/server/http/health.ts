import type { FastifyInstance } from 'fastify';
import type { CatalogueStore } from '#server/catalogue/store.ts';

export type Health = {
  catalogue: CatalogueStore;
  /** Whether the database answers, asked beside everyone else. */
  ping(): Promise<void>;
  /** Whether it takes no writes. */
  writesFail(): boolean;
  /** The shop has been told to stop, but still answers. */
  isStopping(): boolean;
};

/**
 * `/healthz`: the process answers. `/readyz`: whether a load balancer should send people here. Without
 * its database, or with one that takes no writes, a shop is degraded, but ready: visitors get their pages
 * from memory.
 */
export function addHealthRoutes(app: FastifyInstance, health: Health): void {
  const isReachable = sharedPing(health.ping);
  app.get('/healthz', { logLevel: 'warn' }, () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const reachable = await isReachable();
    const loaded = health.catalogue.loaded.revision > 0;
    const writesFail = health.writesFail();
    const stopping = health.isStopping();
    const ready = loaded && !stopping;
    return reply.code(ready ? 200 : 503).send({
      status: !ready ? 'not ready' : reachable && !writesFail ? 'ready' : 'degraded',
      database: reachable ? 'reachable' : 'unreachable',
      writes: writesFail ? 'failing' : 'taken',
      catalogue: loaded ? 'loaded' : 'loading',
      ...(stopping ? { shop: 'stopping' } : {}),
    });
  });
}

/** However many ask at once, the database is asked once. */
function sharedPing(ping: () => Promise<void>): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined;
  return () => {
    asked ??= ping()
      .then(
        () => true,
        () => false, // that is what was asked
      )
      .finally(() => {
        asked = undefined;
      });
    return asked;
  };
}
