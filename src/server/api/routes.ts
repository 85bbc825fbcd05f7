import { randomBytes } from 'node:crypto';
import fastifyFormbody from '@fastify/formbody';
import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pageHeaders } from '#server/security-headers.ts';
import { apiPage } from './api-page.ts';
import type { Services } from './context.ts';
import { createDispatch, type DispatchOptions } from './dispatch.ts';
import { maxBodyBytes } from './limits.ts';
import { openApi } from './openapi.ts';
import { requireSameOrigin } from './same-origin.ts';
import { endSession } from './session.ts';

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
  const { dispatch, onFault } = createDispatch(services, options);
  const document = JSON.stringify(openApi());

  app.setErrorHandler((error, request, reply) => onFault(error, request, reply));
  app.get('/api/openapi.json', (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(document),
  );
  app.all('/api', (request, reply) => {
    if (!wantsPage(request)) return dispatch(request, reply);
    const nonce = randomBytes(16).toString('base64');
    return reply
      .headers(pageHeaders({ nonce, secure: options.secure, origins: [], dev: false }))
      .type('text/html; charset=utf-8')
      .send(apiPage(nonce));
  });
  app.all('/api/*', dispatch);
  // Not an action of the contract, which leaves signing out to the browser's storage.
  app.post('/logout', async (request, reply) => {
    requireSameOrigin(request.headers, options.shopOrigin);
    const cookie = await endSession(services.db, request.headers.cookie, options.secure);
    return reply.header('set-cookie', cookie).redirect('/login', 303);
  });
}

/** `/api` alone, opened in a browser. */
function wantsPage(request: FastifyRequest): boolean {
  return (
    request.method === 'GET' &&
    !(request.raw.url ?? '').includes('?') &&
    (request.headers.accept ?? '').includes('text/html')
  );
}
