import type { FastifyRequest } from 'fastify';
import type { ActionName } from '#contract/index.ts';
import { actionNamed, type Call } from '#contract/index.ts';
import type { Language } from '#domain/india/language.ts';
import type { Caller, PublicContext, Services } from '#server/actions/context.ts';
import { noDevice } from '#server/auth/known-device.ts';
import type { Customer } from '#server/auth/session.ts';
import { notFound } from '#server/messages/not-found.ts';
import type { UserQueue } from '#server/queues/per-user-queues.ts';
import { refuseStranger } from './access.ts';
import { bodyFields } from './body.ts';
import { isDatabaseBusy } from './database-busy.ts';
import { parseInput } from './input.ts';
import type { ActionCall, ApiTypes, Policy, Principal } from './policy.ts';
import { shopPolicy } from './shop-policy.ts';
import { faultRefusal } from './to-refusal.ts';

/** Runs one action for whoever the session says is calling. The fields of a body go before those of the query. */
export async function perform<T extends ApiTypes>(
  policy: Policy<T>,
  services: T['services'],
  call: ActionCall<T>,
  query: object,
  body?: unknown,
): Promise<object> {
  const input = admit(policy, call, query, body);
  return inTurn(policy, services, call, () => policy.run(services, call, input));
}

/** The parsed input of a call; refused to whoever may not make it, before its input is looked at. */
export function admit<T extends ApiTypes>(
  policy: Policy<T>,
  { action, principal }: ActionCall<T>,
  query: object,
  body?: unknown,
): unknown {
  refuseStranger(policy.accessOf(action), principal);
  const raw = body === undefined ? query : { ...query, ...bodyFields(body) };
  const input = parseInput(action, raw, policy.blankIsLeftOut);
  refuseOtherCustomer(action.customerField, input, principal);
  return input;
}

/** In the queue of its kind of work, where somebody is signed in and others are served too. */
export function inTurn<T extends ApiTypes, R>(
  policy: Policy<T>,
  { queues }: Services,
  call: ActionCall<T>,
  job: () => Promise<R> | R,
): Promise<R> | R {
  const { principal, caller } = call;
  if (!principal || !queues) return job();
  const queue = queueOf(policy, call);
  return queue ? queues.run(queue, job, caller.left?.(), `${policy.who} ${principal.id}`) : job();
}

function queueOf<T extends ApiTypes>(
  policy: Policy<T>,
  { action }: ActionCall<T>,
): UserQueue | undefined {
  if (action.file) return action.file.includes('application/pdf') ? 'prints' : 'exports';
  if (action.effect === 'write') return action.isList ? 'lists' : 'changes';
  // What is the same for everyone is answered from memory.
  return policy.accessOf(action) === 'anyone' ? undefined : 'reads';
}

/** Someone else's id looks the same as one that is not there. */
function refuseOtherCustomer(
  field: string | undefined,
  input: unknown,
  customer: Principal | undefined,
): void {
  if (field === undefined || !customer) return;
  const claimed = (input as Record<string, unknown>)[field]; // `as`: every input schema is an object
  if (claimed !== undefined && claimed !== customer.id) throw notFound('this');
}

/** A page being rendered: it reads, and cannot sign anyone in. */
const rendering: Omit<Caller, 'language'> = {
  address: '',
  userAgent: '',
  startSession() {
    throw new Error('A page that is being rendered cannot start a session.');
  },
  device: noDevice,
};

type InProcess = {
  /** Of who reads the page. */
  language?: Language;
  /** Gives each call its `dependsOn`. */
  onCall?: () => PublicContext['dependsOn'] | undefined;
};

/** The same functions for pages rendered here: no HTTP in between. */
export function inProcessCall(
  services: Services,
  customer: Customer | undefined,
  request: FastifyRequest,
  { language = 'en', onCall }: InProcess = {},
): Call {
  return (async (name: ActionName, input: object) => {
    const action = actionNamed(name);
    const caller = { ...rendering, language };
    const call = { action, principal: customer, caller, dependsOn: onCall?.() };
    try {
      return await perform(shopPolicy, services, call, input);
    } catch (error) {
      throw isDatabaseBusy(error) ? faultRefusal(error, request, name) : error;
    }
  }) as unknown as Call; // `as`: perform answers by the name's own schema
}
