import Fastify, { type FastifyInstance } from 'fastify';
import type { DispatchOptions } from '#server/api/dispatch.ts';
import { addApiRoutes } from '#server/api/routes.ts';
import { sendRefusal } from '#server/api/send.ts';
import { toRefusal } from '#server/api/to-refusal.ts';
import type { TestApp } from './start-app.ts';

/** `/api` alone, with empty caches, on a shop's own database and catalogue: it opens in milliseconds. */
export async function openApi(
  { database, catalogue, jobs }: TestApp,
  options: Partial<DispatchOptions> = {},
): Promise<FastifyInstance> {
  const app = Fastify();
  app.removeAllContentTypeParsers();
  // As in the whole app, for what is thrown before /api has its own handler.
  app.setErrorHandler((error, request, reply) => {
    reply.hijack();
    sendRefusal(reply, undefined, toRefusal(error, request));
  });
  const own = { shopOrigin: undefined, host: '127.0.0.1', port: 0, storefrontOrigins: [] };
  const given = { ...own, secure: false, checkOutput: true, ...options };
  await app.register((scope) => addApiRoutes(scope, { db: database.db, catalogue, jobs }, given));
  return app;
}
