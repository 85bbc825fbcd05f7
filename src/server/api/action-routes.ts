import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addBodyParsers } from './body.ts';
import { createDispatch, type DispatchOptions } from './dispatch.ts';
import type { ApiTypes, Policy } from './policy.ts';

/** Where a person who opens an API in a browser reads about it; undefined: this is a call. */
type AnswerPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | undefined;
const noPage: AnswerPage = () => undefined;

/** The addresses of an API's actions. */
export async function addActions<T extends ApiTypes>(
  app: FastifyInstance,
  policy: Policy<T>,
  services: T['services'],
  options: DispatchOptions,
  answerPage = noPage,
): Promise<void> {
  const { path, nameField, hasCache } = policy;
  const dispatching = createDispatch(policy, services, options);
  const { sendFromCache, refuseByHead, dispatch, onFault, actionOf } = dispatching;
  app.setErrorHandler((error, request, reply) => onFault(error, request, reply));
  // Reads apart: the parsers of bodies add hooks to every request of their scope.
  await app.register(async (scope) => {
    if (hasCache) scope.addHook('onRequest', sendFromCache);
    addCalls(scope, ['GET', 'HEAD']);
  });
  await app.register(async (scope) => {
    await addBodyParsers(scope, policy.bodies, actionOf);
    addCalls(scope, otherMethods(app), { onRequest: refuseByHead });
  });

  function addCalls(scope: FastifyInstance, method: string[], hooks = {}): void {
    scope.route({ method, url: `${path}/*`, ...hooks, handler: dispatch });
    if (nameField === undefined) return;
    for (const url of [path, `${path}/`]) scope.route({ method, url, ...hooks, handler: atPath });
  }

  function atPath(request: FastifyRequest, reply: FastifyReply) {
    return answerPage(request, reply) ?? dispatch(request, reply);
  }
}

function otherMethods({ supportedMethods }: FastifyInstance): string[] {
  return supportedMethods.filter((method) => method !== 'GET' && method !== 'HEAD');
}
