import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#contract/refusal.ts';
import { findOperator } from '#server/auth/operator-session.ts';
import type { Db } from '#server/db/connect.ts';
import { newNonce, pageHeaders } from '#server/http/security-headers.ts';
import { consoleApiPage, consoleOpenApi } from './docs.ts';

/** `/console/api` explains its actions to owners; to the other roles there is nothing here. */
export function addConsoleApiDocs(
  app: FastifyInstance,
  db: Db,
  { secure }: { secure: boolean },
): void {
  let document: string | undefined;

  async function isOwner(request: FastifyRequest): Promise<boolean> {
    const operator = await findOperator(db, request.headers.cookie, secure);
    if (!operator) return false;
    if (operator.role === 'owner') return true;
    throw new Refusal('not-found', 'There is nothing at this address.');
  }

  async function answerPage(request: FastifyRequest, reply: FastifyReply) {
    if (!(await isOwner(request))) {
      return reply.redirect(`/console/sign-in?${new URLSearchParams({ next: '/api' })}`);
    }
    const nonce = newNonce();
    return reply
      .headers({ ...pageHeaders({ nonce, secure }), 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(consoleApiPage(nonce));
  }

  for (const path of ['/console/api', '/console/api/']) app.get(path, answerPage);
  app.get('/console/api/openapi.json', async (request, reply) => {
    if (!(await isOwner(request))) throw new Refusal('not-signed-in', 'Please sign in to go on.');
    document ??= JSON.stringify(consoleOpenApi());
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(document);
  });
}
