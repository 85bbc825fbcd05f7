import type { FastifyRequest } from 'fastify';
import { Refusal } from '#contract/refusal.ts';
import { readQuery } from './input.ts';
import { maxUrlLength } from './limits.ts';
import type { AnyAction, ApiTypes, Policy } from './policy.ts';
import { type OwnOrigins, requireSameOrigin } from './same-origin.ts';

/** An action and its query. */
export type ReadCall<T extends ApiTypes> = { action: T['action']; query: Record<string, unknown> };

/** What is asked, by the address alone. */
function readUrl<T extends ApiTypes>(policy: Policy<T>, url: string): ReadCall<T> {
  if (url.length > maxUrlLength) throw new Refusal('too-large', 'The address is too long.');
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  const query = mark < 0 ? {} : readQuery(url.slice(mark + 1));
  const action = policy.actionNamed(nameOf(policy, path, query));
  if (!action) throw new Refusal('unknown-action', policy.unknownAction);
  return { action, query };
}

/** The call an address and its headers make. Needs no body, so it is checked before one is read. */
export function readCall<T extends ApiTypes>(
  policy: Policy<T>,
  { raw }: FastifyRequest,
  origins: OwnOrigins,
): ReadCall<T> {
  const call = readUrl(policy, raw.url ?? '');
  refuseWrongMethod(call.action, raw.method);
  if (call.action.effect === 'write') requireSameOrigin(raw, origins);
  return call;
}

/** The action an address names, if it names one. */
export function findAction<T extends ApiTypes>(
  policy: Policy<T>,
  url: string,
): T['action'] | undefined {
  try {
    return readUrl(policy, url).action;
  } catch {
    return undefined; // readCall tells what is wrong with it
  }
}

/** Takes the action's name out of the path or the query; '' where there is none. */
function nameOf(
  { path: root, nameField }: Pick<Policy<ApiTypes>, 'path' | 'nameField'>,
  path: string,
  query: Record<string, unknown>,
): string {
  const inPath = path.slice(root.length + 1);
  if (inPath !== '' || nameField === undefined) return inPath;
  const name = query[nameField];
  delete query[nameField];
  return typeof name === 'string' ? name : '';
}

/** HEAD asks what a GET would answer, so it may not change anything. */
function refuseWrongMethod(action: AnyAction, method: string | undefined): void {
  if (method === action.method) return;
  if (method === 'HEAD' && action.method === 'GET' && action.effect === 'read') return;
  throw new Refusal('wrong-method', `${action.name} is called with ${action.method}.`, {
    allow: action.method,
  });
}
