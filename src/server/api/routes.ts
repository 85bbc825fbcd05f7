import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '#server/actions/context.ts';
import { endSession } from '#server/auth/session.ts';
import { newNonce, pageHeaders } from '#server/http/security-headers.ts';
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
  const { sendFromCache, refuseByHead, dispatch, onFault } = createDispatch(services, options);
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
  // Reads apart: the parsers of bodies add hooks to every request of their scope.
  await app.register(async (scope) => {
    scope.addHook('onRequest', sendFromCache);
    addCalls(scope, ['GET', 'HEAD']);
  });
  await app.register(async (scope) => {
    await addBodyParsers(scope);
    addCalls(scope, otherMethods(app), { onRequest: refuseByHead });
    addLogout(scope, services, options);
  });

  function addCalls(scope: FastifyInstance, method: string[], hooks = {}): void {
    for (const url of ['/api', '/api/']) scope.route({ method, url, ...hooks, handler: answerApi });
    scope.route({ method, url: '/api/*', ...hooks, handler: dispatch });
  }

  function answerApi(request: FastifyRequest, reply: FastifyReply) {
    if (!wantsPage(request)) return dispatch(request, reply);
    const nonce = newNonce();
    page ??= apiPage(noncePlace);
    return reply
      .headers(pageHeaders({ nonce, secure: options.secure }))
      .type('text/html; charset=utf-8')
      .send(page.replaceAll(noncePlace, nonce));
  }
}

function otherMethods({ supportedMethods }: FastifyInstance): string[] {
  return supportedMethods.filter((method) => method !== 'GET' && method !== 'HEAD');
}

async function addBodyParsers(app: FastifyInstance): Promise<void> {
  addJsonParser(app);
  addFormParser(app);
  limitMultipart(app);
  await app.register(fastifyMultipart, {
    attachFieldsToBody: 'keyValues',
    limits: { fieldSize: largestBodyBytes, files: 0, fields: maxFields },
  });
}

/** Not an action of the contract, which leaves signing out to the browser's storage. */
function addLogout(app: FastifyInstance, services: Services, options: DispatchOptions): void {
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
