import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import type { ConsoleFile } from '#contract/console/index.ts';
import { closeUnread } from '#server/http/close-unread.ts';
import { logOrder } from '#server/telemetry/request-log.ts';
import { traceRequest } from '#server/telemetry/trace-request.ts';
import { identify, refuseUnwritable } from './access.ts';
import { createBodyAdmission } from './admit-body.ts';
import { refuseLargeBody } from './body.ts';
import { createCachedResponses } from './cached-responses.ts';
import { findAction, type ReadCall, readCall } from './call.ts';
import { successBody } from './envelope.ts';
import { admit, inTurn, perform } from './perform.ts';
import type { ActionCall, ApiTypes, Policy } from './policy.ts';
import type { OwnOrigins } from './same-origin.ts';
import { send, sendCached, sendRefusal, sendUncached } from './send.ts';
import { sendFile } from './send-file.ts';
import { toRefusal } from './to-refusal.ts';

export type DispatchOptions = OwnOrigins & {
  /** Over https cookies are Secure and bound to the host. */
  secure: boolean;
  /** Tests hold every answer against the contract. */
  checkOutput: boolean;
};

/** Answers the calls of an API. Catches whatever an action throws. */
export function createDispatch<T extends ApiTypes>(
  policy: Policy<T>,
  services: T['services'],
  options: DispatchOptions,
) {
  const storefrontOrigins = policy.servesStorefronts ? options.storefrontOrigins : [];
  const { shopOrigin, host, port } = options;
  const origins = { shopOrigin, host, port, storefrontOrigins };
  const session = { db: services.db, secure: options.secure };
  const cached = createCachedResponses(policy, services, options);
  const admitBody = createBodyAdmission(policy, session);
  /** As read before the body. */
  const calls = new WeakMap<FastifyRequest, ReadCall<T>>();

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

  function read(request: FastifyRequest): ReadCall<T> {
    const call = readCall(policy, request, origins);
    refuseUnwritable(call.action, services);
    return call;
  }

  /** What can be refused by the address and the headers is refused before a body is read. */
  function refuseByHead(
    request: FastifyRequest,
    reply: FastifyReply,
    done: HookHandlerDoneFunction,
  ): void {
    const call = read(request);
    refuseLargeBody(request, call.action);
    calls.set(request, call);
    const admission = admitBody(request, reply, call.action);
    if (admission) admission.then(() => done(), done);
    else done();
  }

  function dispatch(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    reply.hijack();
    return traceRequest(request, reply, () => answer(request, reply));
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    try {
      const { action, query } = calls.get(request) ?? read(request);
      const principal = await identify(policy, session, action, request, reply);
      const caller = policy.callerOf(request, reply, options.secure);
      const call = { action, principal, caller };
      if (action.file) return await answerFile(request, reply, call, query);
      if (action.cacheable) {
        const response = await cached.respond(call, request.raw.url ?? '', query);
        return sendCached(request, reply, response);
      }
      const output = await perform(policy, services, call, query, request.body);
      const by = `${policy.who} ${principal?.id ?? ''}`.trim();
      logOrder(request, { name: action.name, by }, query, request.body, output);
      if (options.checkOutput) {
        (policy.exactOutput ? action.output.strict() : action.output).parse(output);
      }
      await sendUncached(request, reply, successBody(action.envelope, output));
    } catch (error) {
      onFault(error, request, reply);
    }
  }

  /** A file is sent within its turn, and its turn is taken before anything is read for it. */
  async function answerFile(
    request: FastifyRequest,
    reply: FastifyReply,
    call: ActionCall<T>,
    query: object,
  ): Promise<void> {
    const input = admit(policy, call, query, request.body);
    if (request.raw.method === 'HEAD') {
      return send(reply, 200, '', { 'content-type': call.action.file?.[0] });
    }
    await inTurn(policy, services, call, async () => {
      const file = await policy.run(services, call, input);
      await sendFile(reply, file as ConsoleFile); // `as`: what the handler of a file gives
    });
  }

  /** Also for what goes wrong before an action is reached: a broken or too large body. */
  function onFault(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    reply.hijack();
    const action = findAction(policy, request.raw.url ?? '');
    const refusal = toRefusal(error, request, action?.maxBodyBytes);
    closeUnread(request.raw, reply.raw);
    sendRefusal(reply, action ?? policy.unknown, refusal, policy.languageOf(request));
  }

  return {
    sendFromCache,
    refuseByHead,
    dispatch,
    onFault,
    actionOf: (request: FastifyRequest) => calls.get(request)?.action,
  };
}
