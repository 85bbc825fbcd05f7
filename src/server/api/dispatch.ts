import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Action } from '#contract/define.ts';
import { actionNamed } from '#contract/index.ts';
import { type ActionName, isActionName } from '#contract/names.ts';
import { Refusal } from '#contract/refusal.ts';
import type { Caller, Services } from '#server/actions/context.ts';
import { limitPublicWrite } from '#server/auth/rate-limit.ts';
import { type Customer, findCustomer, sessionCookie } from '#server/auth/session.ts';
import { createCachedResponses } from './cached-responses.ts';
import { successBody } from './envelope.ts';
import { readQuery } from './input.ts';
import { maxUrlLength } from './limits.ts';
import { perform } from './perform.ts';
import { requireSameOrigin } from './same-origin.ts';
import { addCookie, send, sendCached, sendRefusal } from './send.ts';
import { toRefusal } from './to-refusal.ts';

export type DispatchOptions = {
  shopOrigin: string | undefined;
  /** Over https cookies are Secure and bound to the host. */
  secure: boolean;
  /** Tests hold every answer against the contract. */
  checkOutput: boolean;
};

/** Answers `/api?endpoint=ACTION&…` and `/api/ACTION?…`. The one place that catches. */
export function createDispatch(services: Services, options: DispatchOptions) {
  const cached = createCachedResponses(services, options);

  async function dispatch(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    reply.hijack();
    const { raw } = request;
    const url = raw.url ?? '';
    const isRead = raw.method === 'GET' || raw.method === 'HEAD';
    const known = isRead ? cached.findByUrl(url) : undefined;
    if (known) return sendCached(request, reply, known);
    let action: Action | undefined;
    try {
      const { path, query } = splitUrl(url);
      action = actionNamed(nameOf(path, query));
      refuseWrongMethod(action, raw.method);
      const customer = await identify(request, action);
      const input = { ...query, ...bodyFields(request) };
      addCookie(reply, customer?.renewedCookie);
      const caller = callerOf(request, (token) =>
        addCookie(reply, sessionCookie(token, options.secure)),
      );
      if (action.cacheable) {
        return sendCached(request, reply, await cached.respond(action, { url, query, caller }));
      }
      const output = await perform(services, action.name, input, customer, caller);
      if (options.checkOutput) action.output.parse(output);
      const body = successBody(action.envelope, output);
      send(reply, 200, body);
    } catch (error) {
      sendRefusal(reply, action, toRefusal(error, request));
    }
  }

  /** For what goes wrong before an action is reached: a broken or too large body. */
  function onFault(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    reply.hijack();
    let action: Action | undefined;
    try {
      if (error instanceof Refusal) throw error;
      const { path, query } = splitUrl(request.raw.url ?? '');
      action = actionNamed(nameOf(path, query));
      refuseWrongMethod(action, request.raw.method);
      throw error;
    } catch (first) {
      sendRefusal(reply, action, toRefusal(first, request));
    }
  }

  async function identify(request: FastifyRequest, action: Action): Promise<Customer | undefined> {
    if (action.effect === 'write') requireSameOrigin(request.raw, options.shopOrigin);
    if (action.auth === 'public') {
      if (action.effect === 'write') await limitPublicWrite(services.db, action.name, request.ip);
      return undefined;
    }
    return findCustomer(services.db, request.headers.cookie, options.secure);
  }

  return { dispatch, onFault };
}

function callerOf(request: FastifyRequest, startSession: (token: string) => void): Caller {
  return {
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    startSession,
  };
}

function splitUrl(url: string): { path: string; query: Record<string, unknown> } {
  if (url.length > maxUrlLength) throw new Refusal('too-large', 'The address is too long.');
  const mark = url.indexOf('?');
  return mark < 0
    ? { path: url, query: {} }
    : { path: url.slice(0, mark), query: readQuery(url.slice(mark + 1)) };
}

/** Takes the action's name out of the path or the `endpoint` parameter. */
function nameOf(path: string, query: Record<string, unknown>): ActionName {
  const inPath = path.slice('/api/'.length);
  const name = inPath === '' ? query.endpoint : inPath;
  if (inPath === '') delete query.endpoint;
  if (typeof name === 'string' && isActionName(name)) return name;
  throw new Refusal('unknown-action', 'There is no such action. /api lists all of them.');
}

/** HEAD asks what a GET would answer, so it may not change anything. */
function refuseWrongMethod(action: Action, method: string | undefined): void {
  if (method === action.method) return;
  if (method === 'HEAD' && action.method === 'GET' && action.effect === 'read') return;
  throw new Refusal('wrong-method', `${action.name} is called with ${action.method}.`, {
    allow: action.method,
  });
}

function bodyFields(request: FastifyRequest): Record<string, unknown> {
  const { body } = request;
  if (body === undefined || body === null) return {};
  if (typeof body === 'object' && !Array.isArray(body)) return body as Record<string, unknown>; // `as`: an object that is no array
  throw new Refusal('bad-input', 'body: must be an object of named fields');
}
