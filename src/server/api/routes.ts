import { randomBytes } from 'node:crypto';
import fastifyFormbody from '@fastify/formbody';
import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#contract/refusal.ts';
import type { Services } from '#server/actions/context.ts';
import { endSession } from '#server/auth/session.ts';
import { pageHeaders } from '#server/security-headers.ts';
import { apiPage } from './api-page.ts';
import { createDispatch, type DispatchOptions } from './dispatch.ts';
import { maxBodyBytes } from './limits.ts';
import { openApi } from './openapi.ts';
import { requireSameOrigin } from './same-origin.ts';

/** Stands where each answer's own nonce goes. */
const noncePlace = 'NONCE';

/** `/api`: the actions, a page that explains them, and OpenAPI. */
export async function addApiRoutes(
  app: FastifyInstance,
  services: Services,
  options: DispatchOptions,
): Promise<void> {
  await app.register(fastifyFormbody, { bodyLimit: maxBodyBytes });
  await app.register(fastifyMultipart, {
    attachFieldsToBody: 'keyValues',
    limits: { fieldSize: maxBodyBytes, files: 0, fields: 100 },
  });
  app.addHook('onRequest', async (request) => refuseLargeForm(request));
  const { dispatch, onFault } = createDispatch(services, options);
  let document: string | undefined;
  let page: string | undefined;

  app.setErrorHandler((error, request, reply) => onFault(error, request, reply));
  app.get('/api/openapi.json', (_request, reply) => {
    document ??= JSON.stringify(openApi());
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(document);
  });
  for (const path of ['/api', '/api/']) app.all(path, answerApi);
  app.all('/api/*', dispatch);

  function answerApi(request: FastifyRequest, reply: FastifyReply) {
    if (!wantsPage(request)) return dispatch(request, reply);
    const nonce = randomBytes(16).toString('base64');
    page ??= apiPage(noncePlace);
    return reply
      .headers(pageHeaders({ nonce, secure: options.secure, origins: [], dev: false }))
      .type('text/html; charset=utf-8')
      .send(page.replaceAll(noncePlace, nonce));
  }
  // Not an action of the contract, which leaves signing out to the browser's storage.
  app.post('/logout', async (request, reply) => {
    requireSameOrigin(request.raw, options.shopOrigin);
    const cookie = await endSession(services.db, request.headers.cookie, options.secure);
    return reply.header('set-cookie', cookie).redirect('/login', 303);
  });
}

/** A multipart body is read part by part: only its own word tells how large it will be. */
function refuseLargeForm({ headers }: FastifyRequest): void {
  if (!(headers['content-type'] ?? '').startsWith('multipart/')) return;
  const length = Number(headers['content-length'] ?? Number.NaN);
  if (!(length <= maxBodyBytes)) throw new Refusal('too-large', 'body: must be at most 1 MB');
}

/** `/api` alone, opened in a browser. */
function wantsPage(request: FastifyRequest): boolean {
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    !(request.raw.url ?? '').includes('?') &&
    (request.headers.accept ?? '').includes('text/html')
  );
}
