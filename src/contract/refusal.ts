/** Codes that any action may answer: faults of the call, not of the business. */
export const protocolCodes = {
  'bad-input': 400,
  'not-signed-in': 401,
  'cross-site': 403,
  'not-allowed': 403,
  'not-found': 404,
  'unknown-action': 404,
  'wrong-method': 405,
  'too-large': 413,
  'too-many-tries': 429,
  'server-fault': 500,
  busy: 503,
} as const;

export type ProtocolCode = keyof typeof protocolCodes;

export type RefusalParams = Record<string, string | number | undefined>;

/**
 * An expected "no". `message` is for the person, `code` for programs, `extra` goes into the answer
 * beside them. A business refusal answers 200, since the clients of this contract read the body;
 * actions make those with `refusalsOf`, which knows the codes that the action declares.
 */
export class Refusal extends Error {
  readonly code: string;
  readonly httpStatus: number;
  readonly extra: Record<string, unknown>;
  /** What the message speaks of, for saying it in another language. */
  readonly params: RefusalParams;

  constructor(
    code: ProtocolCode | 'unreachable',
    message: string,
    extra: Record<string, unknown> = {},
    params: RefusalParams = {},
  ) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    const statuses: Record<string, number | undefined> = protocolCodes;
    this.httpStatus = Object.hasOwn(statuses, code) ? (statuses[code] ?? 200) : 200;
    this.extra = extra;
    this.params = params;
  }

  /** For codes that are not of the protocol: received from a server, or checked by `refusalsOf`. */
  static withCode(
    code: string,
    message: string,
    extra?: Record<string, unknown>,
    params?: RefusalParams,
  ): Refusal {
    return new Refusal(code as ProtocolCode, message, extra, params); // `as`: the constructor takes any text at run time
  }
}

/** Compares the name, because the built storefront and the server each have a copy of the class. */
export function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && error.name === 'Refusal';
}
