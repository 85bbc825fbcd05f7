import {
  type ConsoleAction,
  type ConsoleActionName,
  type ConsoleFile,
  consoleActionNamed,
  isConsoleActionName,
} from '#contract/console/index.ts';
import { Refusal } from '#contract/refusal.ts';
import { maxBodyBytes } from '#server/api/limits.ts';
import type { Policy } from '#server/api/policy.ts';
import { addCookie } from '#server/api/send.ts';
import { deviceOf } from '#server/auth/known-device.ts';
import {
  findOperator,
  noOperatorCookie,
  type Operator,
  operatorCookie,
} from '#server/auth/operator-session.ts';
import type {
  AnyoneContext,
  ConsoleCaller,
  ConsoleHandler,
  ConsoleServices,
} from '#server/console/context.ts';
import type { Db } from '#server/db/connect.ts';
import { type AuditDetails, insertAudit } from '#server/queries/operators/audit.ts';
import { readLiveSessionIds } from '#server/queries/operators/operator-sessions.ts';
import { clientLeft } from '#server/queues/bounded-queue.ts';
import { auditedFile } from './audited-file.ts';
import * as allHandlers from './handlers.ts';

type ConsoleTypes = {
  action: ConsoleAction;
  principal: Operator;
  services: ConsoleServices;
  caller: ConsoleCaller;
};

/** Every action of the console with its handler: a missing one does not compile. */
const handlers: { [N in ConsoleActionName]: ConsoleHandler<N> } = allHandlers;

type AnyHandler = (context: AnyoneContext, input: object) => Promise<object>;

/** `/console/api`: what operators do. */
export const consolePolicy: Policy<ConsoleTypes> = {
  path: '/console/api',
  actionNamed: (name) => (isConsoleActionName(name) ? consoleActionNamed(name) : undefined),
  unknownAction: 'There is no such action.',
  unknown: { envelope: 'success' },
  // Other origins may run a storefront, never a console.
  servesStorefronts: false,
  hasCache: false,
  bodies: { forms: false, files: 1, fieldBytes: maxBodyBytes },
  // It may mean that something is to be taken out: refused, not passed over.
  blankIsLeftOut: false,
  exactOutput: true,
  languageOf: () => 'en',
  who: 'operator',
  findPrincipal: findOperator,
  identifiesAnyone: true,
  accessOf: ({ access }) => access,
  // Signing out is never refused, however often others do it from the same address, nor is the name of the
  // shop; signing in has a limit of its own.
  limitedAs: ({ access, name }) =>
    access === 'anyone' && !['signOut', 'signIn', 'getShopName'].includes(name)
      ? `console ${name}`
      : undefined,
  callerOf: (request, reply, secure) => ({
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    startSession: (token) => addCookie(reply, operatorCookie(token, secure)),
    endSession: () => addCookie(reply, noOperatorCookie(secure)),
    device: deviceOf(request.headers.cookie, secure, (cookie) => addCookie(reply, cookie)),
    left: () => clientLeft(reply.raw),
    logFault: (place, error) => request.log.error({ err: error, place }, 'console'),
  }),
  async run(services, { action, principal: operator, caller }, given) {
    const handler = handlers[action.name] as unknown as AnyHandler; // `as`: the table is typed per name
    const context: AnyoneContext = {
      ...services,
      operator,
      caller,
      background: (place, work) => {
        services.pendingWork.track(work.catch((error: unknown) => caller.logFault(place, error)));
      },
      audit: (tx, subject, details, operatorId = operator?.id) =>
        insertAudit(tx, {
          operatorId,
          action: action.name,
          subject,
          address: caller.address,
          details,
        }),
    };
    const input = given as object; // `as`: every input schema is an object
    if (!action.file) return handler(context, input);
    const requireSession = () => requireLive(services.db, operator);
    // The one before of the same operator may have been read for hours.
    await requireSession();
    const file = (await handler(context, input)) as ConsoleFile; // `as`: what the handler of a file gives
    const keep = (subject: string, details: AuditDetails) =>
      context.audit(services.db, subject, details);
    return auditedFile(file, input, keep, requireSession);
  },
};

/** Whoever was switched off, or signed out, since a call came in. */
async function requireLive(db: Db, operator: Operator | undefined): Promise<void> {
  const id = operator?.sessionId;
  if (id !== undefined && (await readLiveSessionIds(db, [id])).has(id)) return;
  throw new Refusal('not-signed-in', 'Please sign in to go on.');
}
