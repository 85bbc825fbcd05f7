/** Codes that any action may answer: faults of the call, not of the business. */
export const protocolCodes = {
  'bad-input': 400,
  'not-signed-in': 401,
  'cross-site': 403,
  'not-found': 404,
  'unknown-action': 404,
  'wrong-method': 405,
  'too-large': 413,
  'too-many-tries': 429,
  'server-fault': 500,
} as const;

export type ProtocolCode = keyof typeof protocolCodes;

/**
 * An expected "no". `message` is for the person, `code` for programs, `extra` goes into the answer
 * beside them. A business refusal answers 200, since the clients of this contract read the body.
 */
export class Refusal extends Error {
  readonly code: string;
  readonly httpStatus: number;
  readonly extra: Record<string, unknown>;

  constructor(code: string, message: string, extra: Record<string, unknown> = {}) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.httpStatus = Object.hasOwn(protocolCodes, code)
      ? protocolCodes[code as ProtocolCode]
      : 200; // `as`: hasOwn has just proven it
    this.extra = extra;
  }
}

/** By its name: the built storefront and the server each have a copy of the class. */
export function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && error.name === 'Refusal';
}
