import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import type { Action } from '#contract/define.ts';
import type { Caller, Services } from '#server/actions/context.ts';
import { limitPublicWrite } from '#server/auth/rate-limit.ts';
import { type Customer, findCustomer } from '#server/auth/session.ts';
import { languageOf } from '#server/http/language.ts';
import { clientLeft } from '#server/queues/bounded-queue.ts';
import { logOrder } from '#server/telemetry/request-log.ts';
import { bodyFields, refuseLargeBody } from './body.ts';
import { createCachedResponses } from './cached-responses.ts';
import { findAction, readCall } from './call.ts';
import { successBody } from './envelope.ts';
import { perform } from './perform.ts';
import type { OwnOrigins } from './same-origin.ts';
import { addCookie, addSession, sendCached, sendRefusal, sendUncached } from './send.ts';
import { toRefusal } from './to-refusal.ts';

export type DispatchOptions = OwnOrigins & {
  /** Over https cookies are Secure and bound to the host. */
  secure: boolean;
  /** Tests hold every answer against the contract. */
  checkOutput: boolean;
};

/** Answers `/api?endpoint=ACTION&…` and `/api/ACTION?…`. Catches whatever an action throws. */
export function createDispatch(services: Services, options: DispatchOptions) {
  const cached = createCachedResponses(services, options);

  /** The first hook of every read: a cached response is sent here, past all other hooks. */
  function sendFromCache(
    request: FastifyRequest,
    reply: FastifyReply,
    done: HookHandlerDoneFunction,
  ): void {
    const known = cached.findByUrl(request.raw.url ?? '');
    if (!known) {
      done();
      return;
    }
    reply.hijack();
    sendCached(request, reply, known);
  }

  /** What can be refused by the address and the headers is refused before a body is read. */
  function refuseByHead(
    request: FastifyRequest,
    _reply: FastifyReply,
    done: HookHandlerDoneFunction,
  ): void {
    readCall(request, options);
    refuseLargeBody(request);
    done();
  }

  async function dispatch(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    reply.hijack();
    const url = request.raw.url ?? '';
    try {
      const { action, query } = readCall(request, options);
      const customer = await identify(request, action);
      addCookie(reply, customer?.renewedCookie);
      const input = { ...query, ...bodyFields(request) };
      const caller = callerOf(request, reply, (token) => addSession(reply, token, options.secure));
      if (action.cacheable) {
        return sendCached(request, reply, await cached.respond(action, { url, query, caller }));
      }
      const output = await perform(services, action.name, input, customer, caller);
      logOrder(request, action.name, input, output);
      if (options.checkOutput) action.output.parse(output);
      await sendUncached(request, reply, successBody(action.envelope, output));
    } catch (error) {
      refuse(error, request, reply);
    }
  }

  /** For what goes wrong before an action is reached: a broken or too large body. */
  function onFault(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    reply.hijack();
    refuse(error, request, reply);
  }

  async function identify(request: FastifyRequest, action: Action): Promise<Customer | undefined> {
    if (action.auth === 'public') {
      if (action.effect === 'write') await limitPublicWrite(services.db, action.name, request.ip);
      return undefined;
    }
    return findCustomer(services.db, request.headers.cookie, options.secure);
  }

  return { sendFromCache, refuseByHead, dispatch, onFault };
}

function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const action = findAction(request.raw.url ?? '');
  sendRefusal(reply, action, toRefusal(error, request), languageOf(request));
}

function callerOf(
  request: FastifyRequest,
  reply: FastifyReply,
  startSession: (token: string) => void,
): Caller {
  return {
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    language: languageOf(request),
    startSession,
    left: () => clientLeft(reply.raw),
  };
}
