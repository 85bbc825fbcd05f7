import type { FastifyRequest } from 'fastify';
import type { Action } from '#contract/define.ts';
import { type ActionName, actionNamed, isActionName } from '#contract/index.ts';
import { Refusal } from '#contract/refusal.ts';
import { readQuery } from './input.ts';
import { maxUrlLength } from './limits.ts';
import { type OwnOrigins, requireSameOrigin } from './same-origin.ts';

type ApiCall = { action: Action; query: Record<string, unknown> };

/** What is asked, by the address alone. */
function readUrl(url: string): ApiCall {
  if (url.length > maxUrlLength) throw new Refusal('too-large', 'The address is too long.');
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  const query = mark < 0 ? {} : readQuery(url.slice(mark + 1));
  return { action: actionNamed(nameOf(path, query)), query };
}

/** The call an address and its headers make. Needs no body, so it is checked before one is read. */
export function readCall(request: FastifyRequest, origins: OwnOrigins): ApiCall {
  const { raw } = request;
  const call = readUrl(raw.url ?? '');
  refuseWrongMethod(call.action, raw.method);
  if (call.action.effect === 'write') requireSameOrigin(raw, origins);
  return call;
}

/** The action an address names, if it names one. */
export function findAction(url: string): Action | undefined {
  try {
    return readUrl(url).action;
  } catch {
    return undefined; // readCall tells what is wrong with it
  }
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
