import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '#server/actions/context.ts';
import { endSession } from '#server/auth/session.ts';
import { newNonce, pageHeaders } from '#server/security-headers.ts';
import { apiPage } from './api-page.ts';
import { addFormParser, addJsonParser, limitMultipart } from './body.ts';
import { addCors } from './cors.ts';
import { createDispatch, type DispatchOptions } from './dispatch.ts';
import { largestBodyBytes, maxFields } from './limits.ts';
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
  addCors(app, options.storefrontOrigins);
  addJsonParser(app);
  addFormParser(app);
  limitMultipart(app);
  await app.register(fastifyMultipart, {
    attachFieldsToBody: 'keyValues',
    limits: { fieldSize: largestBodyBytes, files: 0, fields: maxFields },
  });
  const { onHead, dispatch, onFault } = createDispatch(services, options);
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
  for (const path of ['/api', '/api/']) app.all(path, { onRequest: onHead }, answerApi);
  app.all('/api/*', { onRequest: onHead }, dispatch);

  function answerApi(request: FastifyRequest, reply: FastifyReply) {
    if (!wantsPage(request)) return dispatch(request, reply);
    const nonce = newNonce();
    page ??= apiPage(noncePlace);
    return reply
      .headers(pageHeaders({ nonce, secure: options.secure }))
      .type('text/html; charset=utf-8')
      .send(page.replaceAll(noncePlace, nonce));
  }
  // Not an action of the contract, which leaves signing out to the browser's storage.
  const fromOwnPage = async ({ raw }: FastifyRequest) => requireSameOrigin(raw, options);
  app.post('/logout', { onRequest: fromOwnPage }, async (request, reply) => {
    const cookie = await endSession(services.db, request.headers.cookie, options.secure);
    return reply.header('set-cookie', cookie).redirect('/login', 303);
  });
}

/** `/api` alone, opened in a browser. Other methods than GET and HEAD are refused before. */
function wantsPage({ raw, headers }: FastifyRequest): boolean {
  return !(raw.url ?? '').includes('?') && (headers.accept ?? '').includes('text/html');
}
