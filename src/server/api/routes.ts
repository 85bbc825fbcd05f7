import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '#server/actions/context.ts';
import { endSession } from '#server/auth/session.ts';
import { newNonce, pageHeaders } from '#server/http/security-headers.ts';
import { addActions } from './action-routes.ts';
import { apiPage } from './api-page.ts';
import { addBodyParsers } from './body.ts';
import { addCors } from './cors.ts';
import type { DispatchOptions } from './dispatch.ts';
import { openApi } from './openapi.ts';
import { requireSameOrigin } from './same-origin.ts';
import { shopPolicy } from './shop-policy.ts';

/** Stands where each answer's own nonce goes. */
const noncePlace = 'NONCE';

/** `/api`: the actions, a page that explains them, and OpenAPI. */
export async function addApiRoutes(
  app: FastifyInstance,
  services: Services,
  options: DispatchOptions,
): Promise<void> {
  addCors(app, options.storefrontOrigins);
  let document: string | undefined;
  let page: string | undefined;

  app.get('/api/openapi.json', (_request, reply) => {
    document ??= JSON.stringify(openApi());
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(document);
  });
  await addActions(app, shopPolicy, services, options, (request, reply) => {
    if (!wantsPage(request)) return undefined;
    const nonce = newNonce();
    page ??= apiPage(noncePlace);
    return reply
      .headers(pageHeaders({ nonce, secure: options.secure }))
      .type('text/html; charset=utf-8')
      .send(page.replaceAll(noncePlace, nonce));
  });
  await app.register((scope) => addLogout(scope, services, options));
}

/** Not an action of the contract, which leaves signing out to the browser's storage. */
async function addLogout(
  app: FastifyInstance,
  services: Services,
  options: DispatchOptions,
): Promise<void> {
  await addBodyParsers(app, shopPolicy.bodies, () => undefined);
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
