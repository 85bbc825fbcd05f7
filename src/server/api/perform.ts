import type { FastifyRequest } from 'fastify';
import type { Action } from '#contract/define.ts';
import type { ActionName } from '#contract/index.ts';
import { actionNamed, type Call } from '#contract/index.ts';
import { Refusal } from '#contract/refusal.ts';
import type { Caller, PublicContext, Services } from '#server/actions/context.ts';
import { handlers } from '#server/actions/registry.ts';
import type { Customer } from '#server/auth/session.ts';
import { notFound } from '#server/messages/not-found.ts';
import { isDatabaseBusy } from './database-busy.ts';
import { parseInput } from './input.ts';
import { faultRefusal } from './to-refusal.ts';

type AnyHandler = (context: PublicContext, input: unknown) => Promise<object> | object;

/** Runs one action for whoever the session says is calling. */
export async function perform(
  services: Services,
  name: ActionName,
  rawInput: unknown,
  customer: Customer | undefined,
  caller: Caller,
  dependsOn: PublicContext['dependsOn'] = () => {},
): Promise<object> {
  const action = actionNamed(name);
  if (action.auth === 'customer' && !customer) {
    throw new Refusal('not-signed-in', 'Please sign in to go on.');
  }
  const input = parseInput(action, rawInput);
  if (customer) refuseOtherCustomer(action, input, customer);
  const run = async () => runHandler(name, { ...services, customer, caller, dependsOn }, input);
  const { queues } = services;
  // What is the same for everyone is answered from memory.
  const isShared = action.effect === 'read' && action.auth !== 'customer';
  if (isShared || !customer || !queues) return run();
  const given = [run, caller.left?.(), `customer ${customer.id}`] as const;
  if (action.effect === 'read') return queues.read(...given);
  return action.isList ? queues.changeList(...given) : queues.change(...given);
}

/** The handler for input that was parsed, and a session that was checked. */
export function runHandler(
  name: ActionName,
  context: PublicContext,
  input: unknown,
): Promise<object> | object {
  const handler = handlers[name] as unknown as AnyHandler; // `as`: the registry is typed per name
  return handler(context, input);
}

/** A page being rendered: it reads, and cannot sign anyone in. */
const rendering: Caller = {
  address: '',
  userAgent: '',
  language: 'en',
  startSession() {
    throw new Error('A page that is being rendered cannot start a session.');
  },
};

/** The same functions for pages rendered here: no HTTP in between. `onCall` gives each its `dependsOn`. */
export function inProcessCall(
  services: Services,
  customer: Customer | undefined,
  request: FastifyRequest,
  onCall: () => PublicContext['dependsOn'] | undefined = () => undefined,
): Call {
  return (async (name: ActionName, input: unknown) => {
    try {
      return await perform(services, name, input, customer, rendering, onCall());
    } catch (error) {
      throw isDatabaseBusy(error) ? faultRefusal(error, request, name) : error;
    }
  }) as unknown as Call; // `as`: perform answers by the name's own schema
}

/** Someone else's id looks the same as one that is not there. */
function refuseOtherCustomer(action: Action, input: unknown, customer: Customer): void {
  if (action.customerField === undefined) return;
  const given = input as Record<string, unknown>; // `as`: every input schema is an object
  const claimed = given[action.customerField];
  if (claimed !== undefined && claimed !== customer.id) {
    throw notFound('this');
  }
}
