import type { ActionInput, ActionOutput } from '#contract/index.ts';
import { type ActionName, actionMethods } from '#contract/names.ts';
import { protocolCodes, Refusal } from '#contract/refusal.ts';
import { en } from './messages/en.ts';
import { expireSession } from './session.ts';

/** BASE_URL + action + parameters; they follow `&`, or `?` where the address has none yet. */
export function actionUrl(baseUrl: string, name: ActionName, input: object): string {
  const address = baseUrl + name;
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(input)) {
    if (value !== undefined && value !== null) query.set(key, String(value));
  }
  if (query.size === 0) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${query}`;
}

/** Another server's "no" without a code: what the HTTP status says, or that it refused. */
export const silentCode = 'refused';

function codeOf(status: number): string {
  return Object.entries(protocolCodes).find(([, known]) => known === status)?.[0] ?? silentCode;
}

/** The refusal in an answer's envelope, if it is one; without a message the screen has its own. */
export function refusalIn(body: Record<string, unknown>, httpStatus = 200): Refusal | undefined {
  if (body.status !== 'error' && body.success !== false) return undefined;
  const { status: _status, success: _success, code, message, ...extra } = body;
  return Refusal.withCode(
    typeof code === 'string' ? code : codeOf(httpStatus),
    typeof message === 'string' ? message : '',
    extra,
  );
}

async function request(name: ActionName, input: object, signal?: AbortSignal): Promise<Response> {
  const common = { credentials: 'include', signal: signal ?? null } as const;
  try {
    if (actionMethods[name] === 'GET') {
      const url = actionUrl(__BASE_URL__, name, input);
      return await fetch(url, { ...common, headers: { 'x-thok': '1' } });
    }
    return await fetch(actionUrl(__BASE_URL__, name, {}), {
      ...common,
      method: 'POST',
      headers: { 'x-thok': '1', 'content-type': 'application/json' },
      body: JSON.stringify(input),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new Refusal('unreachable', en.unreachable);
  }
}

async function bodyOf(response: Response, signal?: AbortSignal): Promise<Record<string, unknown>> {
  const body: unknown = await response.json().catch((error: unknown) => {
    if (signal?.aborted) throw error;
    return undefined; // no JSON: whoever answered was not the shop
  });
  if (typeof body === 'object' && body !== null) return { ...body };
  throw new Refusal('unreachable', en.unreachable, { httpStatus: response.status });
}

/** The browser's way to data: a `Call` that can also be aborted. */
export async function browserCall<N extends ActionName>(
  name: N,
  input: ActionInput<N>,
  signal?: AbortSignal,
): Promise<ActionOutput<N>> {
  const response = await request(name, input as object, signal); // `as`: every input is an object
  if (response.status === 401) expireSession();
  const body = await bodyOf(response, signal);
  const refusal = refusalIn(body, response.status);
  if (refusal) throw refusal;
  if (!response.ok) throw Refusal.withCode(codeOf(response.status), '');
  return body as ActionOutput<N>; // `as`: as the contract has it; what the specification does not name is optional there
}
