import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Of files with a hash in their name, which never change. */
const assetHeaders = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  vary: 'accept-encoding',
};

/** Built files as they are. Those in a folder `assets` carry a hash in their name and never change. */
export const builtFileOptions = {
  preCompressed: true,
  cacheControl: false,
  setHeaders(reply, path) {
    reply.headers(assetHeaders);
    if (path.includes('/assets/')) return;
    // A browser looks for a new service worker by itself; an old one must not come from a cache.
    const age = path.endsWith('/sw.js') ? 'no-cache' : 'public, max-age=3600';
    reply.header('cache-control', age);
  },
} satisfies Partial<FastifyStaticOptions>;

/** Every file below `root`, at an address of its own. */
export async function addBuiltFiles(
  app: FastifyInstance,
  root: string,
  prefix: string,
): Promise<void> {
  const routes = { root, prefix, wildcard: false, decorateReply: false };
  await app.register(fastifyStatic, { ...builtFileOptions, ...routes });
}
