import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Built files as they are. Those in a folder `assets` carry a hash in their name and never change. */
export async function addBuiltFiles(
  app: FastifyInstance,
  root: string,
  prefix: string,
): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    prefix,
    wildcard: false,
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const hashed = path.includes('/assets/');
      // A browser looks for a new service worker by itself; an old one must not come from a cache.
      const other = path.endsWith('/sw.js') ? 'no-cache' : 'public, max-age=3600';
      const age = hashed ? 'public, max-age=31536000, immutable' : other;
      reply.header('cache-control', age);
      reply.header('x-content-type-options', 'nosniff');
    },
  });
}
