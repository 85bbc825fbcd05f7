import { type Action, type ActionName, actionNamed, isActionName } from '#contract/index.ts';
import type { Caller, Handler, PublicContext, Services } from '#server/actions/context.ts';
import { deviceOf } from '#server/auth/known-device.ts';
import { type Customer, findCustomer } from '#server/auth/session.ts';
import { languageOf } from '#server/http/language.ts';
import { clientLeft } from '#server/queues/bounded-queue.ts';
import { largestBodyBytes } from './limits.ts';
import type { Policy } from './policy.ts';
import { addCookie, addSession } from './send.ts';
import * as allHandlers from './shop-handlers.ts';

type ShopTypes = { action: Action; principal: Customer; services: Services; caller: Caller };

/** Every action with its handler: a missing one does not compile. */
const handlers: { [N in ActionName]: Handler<N> } = allHandlers;

type AnyHandler = (context: PublicContext, input: unknown) => Promise<object> | object;

const dependsOnNothing = () => {};

/** `/api`: what visitors and customers do, over HTTP, with plain forms and for pages rendered here. */
export const shopPolicy: Policy<ShopTypes> = {
  path: '/api',
  nameField: 'endpoint',
  actionNamed: (name) => (isActionName(name) ? actionNamed(name) : undefined),
  unknownAction: 'There is no such action. /api lists all of them.',
  servesStorefronts: true,
  hasCache: true,
  bodies: { forms: true, files: 0, fieldBytes: largestBodyBytes },
  blankIsLeftOut: true,
  exactOutput: false,
  languageOf,
  who: 'customer',
  findPrincipal: findCustomer,
  identifiesAnyone: false,
  accessOf: ({ auth }) => (auth === 'public' ? 'anyone' : 'customer'),
  // Sign-ins are limited by their own action, which knows whose device it is.
  limitedAs: ({ auth, effect, name }) =>
    auth === 'public' && effect === 'write' && name !== 'loginUserdata' ? name : undefined,
  callerOf: (request, reply, secure) => ({
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    language: languageOf(request),
    startSession: (token) => addSession(reply, token, secure),
    device: deviceOf(request.headers.cookie, secure, (cookie) => addCookie(reply, cookie)),
    left: () => clientLeft(reply.raw),
  }),
  run(services, { action, principal, caller, dependsOn = dependsOnNothing }, input) {
    const handler = handlers[action.name] as unknown as AnyHandler; // `as`: the table is typed per name
    return handler({ ...services, customer: principal, caller, dependsOn }, input);
  },
};
