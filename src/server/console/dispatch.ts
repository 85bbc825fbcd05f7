import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ConsoleAction } from '#contract/console/define.ts';
import {
  type ConsoleFile,
  consoleActionNamed,
  isConsoleActionName,
} from '#contract/console/index.ts';
import { Refusal } from '#contract/refusal.ts';
import { mayRole } from '#domain/operators/permissions.ts';
import type { Services } from '#server/actions/context.ts';
import { bodyFields } from '#server/api/body.ts';
import { successBody } from '#server/api/envelope.ts';
import { parseInput, readQuery } from '#server/api/input.ts';
import { maxBodyBytes, maxUrlLength } from '#server/api/limits.ts';
import { type OwnOrigins, requireSameOrigin } from '#server/api/same-origin.ts';
import { addCookie, send, sendRefusal } from '#server/api/send.ts';
import { toRefusal } from '#server/api/to-refusal.ts';
import {
  findOperator,
  noOperatorCookie,
  type Operator,
  operatorCookie,
} from '#server/auth/operator-session.ts';
import { limitPublicWrite } from '#server/auth/rate-limit.ts';
import type { Database } from '#server/db/connect.ts';
import type { Printer } from '#server/print/printer.ts';
import { insertAudit } from '#server/queries/operators/audit.ts';
import { clientLeft } from '#server/queues/bounded-queue.ts';
import { PendingWork } from '#server/queues/pending-work.ts';
import { logOrder } from '#server/telemetry/request-log.ts';
import type { AnyoneContext, ConsoleCaller } from './context.ts';
import { consoleHandlers } from './registry.ts';
import { createFileAnswer } from './send-file.ts';

export const consoleApiPath = '/console/api/';

export type ConsoleOptions = OwnOrigins &
  Pick<AnyoneContext, 'fillDemoCatalogue'> &
  Pick<Database, 'forThread'> & { secure: boolean; checkOutput: boolean };

type AnyHandler = (context: AnyoneContext, input: unknown) => Promise<object>;

/** The action that an address under /console/api names, and its query. */
function readAddress(url: string) {
  if (url.length > maxUrlLength) throw new Refusal('too-large', 'The address is too long.');
  const [path = '', search = ''] = url.split('?', 2);
  const name = path.slice(consoleApiPath.length);
  if (!isConsoleActionName(name)) throw new Refusal('unknown-action', 'There is no such action.');
  return { action: consoleActionNamed(name), query: readQuery(search) };
}

function findConsoleAction(request: FastifyRequest) {
  const name = (request.raw.url ?? '').split('?', 1)[0]?.slice(consoleApiPath.length) ?? '';
  return isConsoleActionName(name) ? consoleActionNamed(name) : undefined;
}

/** How large a body of this request may be. */
export function consoleBodyLimit(request: FastifyRequest): number {
  return findConsoleAction(request)?.maxBodyBytes ?? maxBodyBytes;
}

export function consoleTooLarge(request: FastifyRequest): string | undefined {
  return findConsoleAction(request)?.tooLarge;
}

/** Answers `/console/api/ACTION`. Catches whatever an action throws. */
export function createConsoleDispatch(
  services: Services & { printer: Printer } & Pick<
      AnyoneContext,
      'fillDemoCatalogue' | 'checkRows'
    >,
  options: ConsoleOptions,
) {
  const answerFile = createFileAnswer();
  const pendingWork = new PendingWork();

  /** What the address and the headers alone tell; before a body is read. */
  function readCall(request: FastifyRequest) {
    const call = readAddress(request.raw.url ?? '');
    const { method, name } = call.action;
    const isHead = request.raw.method === 'HEAD' && method === 'GET';
    if (request.raw.method !== method && !isHead) {
      throw new Refusal('wrong-method', `${name} is called with ${method}.`, { allow: method });
    }
    if (call.action.effect === 'write') requireSameOrigin(request.raw, ownPagesOnly(options));
    return call;
  }

  async function authorise(
    request: FastifyRequest,
    action: ConsoleAction,
  ): Promise<Operator | undefined> {
    const operator = await findOperator(services.db, request.headers.cookie, options.secure);
    if (action.access === 'anyone') {
      // Signing out is never refused, however often others do it from the same address.
      if (action.name !== 'signOut') {
        await limitPublicWrite(services.db, `console ${action.name}`, request.ip);
      }
      return operator;
    }
    if (!operator) throw new Refusal('not-signed-in', 'Please sign in to go on.');
    if (action.access !== 'operator' && !mayRole(operator.role, action.access)) {
      throw new Refusal('not-allowed', 'Your role does not include this.');
    }
    return operator;
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { action, query } = readCall(request);
    const operator = await authorise(request, action);
    const input = parseInput(action, { ...query, ...bodyFields(request) }, true);
    const handler = consoleHandlers[action.name] as unknown as AnyHandler; // `as`: the registry is typed per name
    const caller = callerOf(request, reply, options.secure);
    const context: AnyoneContext = {
      ...services,
      operator,
      caller,
      background: (place, work) => {
        const logged = work.catch((error: unknown) => {
          request.log.error({ err: error, place }, 'console');
        });
        pendingWork.track(logged);
      },
      audit: (tx, subject, details, operatorId = operator?.id) =>
        insertAudit(tx, {
          operatorId,
          action: action.name,
          subject,
          address: request.ip,
          details,
        }),
    };
    if (action.file) {
      const make = () => handler(context, input) as Promise<ConsoleFile>; // `as`: what a handler of a file gives
      return answerFile(request, reply, { types: action.file, operatorId: operator?.id, make });
    }
    const run = () => handler(context, input);
    const queues = action.effect === 'write' && operator ? services.queues : undefined;
    const key = `operator ${operator?.id}`;
    const output = await (queues ? queues.change(run, caller.left(), key) : run());
    logOrder(request, action.name, input, output);
    if (options.checkOutput) action.output.strict().parse(output);
    send(reply, 200, successBody('success', output));
  }

  async function dispatch(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    reply.hijack();
    try {
      await answer(request, reply);
    } catch (error) {
      onFault(error, request, reply);
    }
  }

  function onFault(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    reply.hijack();
    sendRefusal(reply, { envelope: 'success' }, toRefusal(error, request));
  }

  return { readCall, authorise, dispatch, onFault, settled: () => pendingWork.settled() };
}

/** Other origins may run a storefront, never a console. */
function ownPagesOnly({ shopOrigin }: OwnOrigins): OwnOrigins {
  return { shopOrigin, storefrontOrigins: [] };
}

function callerOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): ConsoleCaller {
  return {
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    startSession: (token) => addCookie(reply, operatorCookie(token, secure)),
    endSession: () => addCookie(reply, noOperatorCookie(secure)),
    left: () => clientLeft(reply.raw),
  };
}
