import { protocolCodes, Refusal } from '#contract/refusal.ts';

/** BASE_URL + action + parameters; they follow `&`, or `?` where the address has none yet. */
export function actionUrl(baseUrl: string, name: string, input: object): string {
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

/** An answer that is neither the call's success nor a "no": nobody knows what the server did. */
export const unclearCode = 'unclear';

function codeOf(status: number): string {
  return Object.entries(protocolCodes).find(([, known]) => known === status)?.[0] ?? silentCode;
}

/**
 * The refusal in an answer's envelope, if it is one; without a message the screen has its own. `isSuccess`:
 * whether the body has what this call names as success.
 */
export function refusalIn(
  body: Record<string, unknown>,
  httpStatus = 200,
  isSuccess = true,
): Refusal | undefined {
  const saysNo = body.status === 'error' || body.success === false;
  if (!saysNo && isSuccess) return undefined;
  const { status: _status, success: _success, code, message, ...extra } = body;
  return Refusal.withCode(
    typeof code === 'string' ? code : saysNo ? codeOf(httpStatus) : unclearCode,
    typeof message === 'string' ? message : '',
    extra,
  );
}

/** Set by `trace-header.ts`, which the first load does without. */
export const tracing: { header?: () => object | undefined } = {};

type Api = {
  /** What an action’s name is appended to. */
  baseUrl: string;
  methodOf(name: string): 'GET' | 'POST';
  /** What a person reads where no answer came. */
  unreachable: string;
  /** The server says that nobody is signed in, to the call of this name. */
  onSignedOut(name: string): unknown;
  onAnswer?(response: Response): void;
  /** Whether an answer that says no "no" is the success of this call. */
  isSuccess(name: string, body: Record<string, unknown>): boolean;
  /** What is made of every answer before anyone looks at it. */
  readAnswer?(body: Record<string, unknown>): Record<string, unknown>;
};

/** The browser's way to an API: calls an action over HTTP, throws a Refusal. */
export function createApiCall(api: Api) {
  const { baseUrl, methodOf, unreachable, onSignedOut, onAnswer, isSuccess } = api;

  async function request(name: string, input: object, signal?: AbortSignal): Promise<Response> {
    const common = { credentials: 'include', signal: signal ?? null } as const;
    const headers = { 'x-thok': '1', ...tracing.header?.() };
    try {
      if (methodOf(name) === 'GET') {
        const url = actionUrl(baseUrl, name, input);
        return await fetch(url, { ...common, headers });
      }
      // Of a form with files the browser itself names the type.
      const isForm = input instanceof FormData;
      return await fetch(actionUrl(baseUrl, name, {}), {
        ...common,
        method: 'POST',
        headers: { ...headers, ...(isForm ? {} : { 'content-type': 'application/json' }) },
        body: isForm ? input : JSON.stringify(input),
      });
    } catch (error) {
      if (signal?.aborted) throw error;
      throw new Refusal('unreachable', unreachable);
    }
  }

  async function bodyOf(
    name: string,
    response: Response,
    signal?: AbortSignal,
  ): Promise<Record<string, unknown>> {
    const body: unknown = await response.json().catch((error: unknown) => {
      if (signal?.aborted) throw error;
      return undefined; // no JSON: whoever answered was not the shop
    });
    if (typeof body === 'object' && body !== null) return { ...body };
    if (!response.ok) throw new Refusal('unreachable', unreachable);
    // Of a change that names no value of success any 200 will do, whatever is in it.
    if (methodOf(name) === 'POST' && isSuccess(name, {})) return {};
    throw Refusal.withCode(unclearCode, '');
  }

  return async (name: string, input: object, signal?: AbortSignal) => {
    const response = await request(name, input, signal);
    if (response.status === 401) onSignedOut(name);
    onAnswer?.(response);
    const given = await bodyOf(name, response, signal);
    const body = api.readAnswer?.(given) ?? given;
    const refusal = refusalIn(body, response.status, isSuccess(name, body) || !response.ok);
    if (refusal) throw refusal;
    if (!response.ok) throw Refusal.withCode(codeOf(response.status), '');
    return body;
  };
}
