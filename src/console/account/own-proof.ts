import { isRefusal } from '#contract/refusal.ts';

/** What a change takes that a stranger at an open screen must not make. */
export type OwnProof = { own_password?: string; totp?: string };

/** A change that waits for one's own password. */
export type AskedProof = {
  send(proof: OwnProof): Promise<void>;
  fail(error: unknown): void;
  cancel(): void;
};

/** Beside which field a refusal of one's password or code is shown. */
export function ownProofRefusals<N extends string>(password: N) {
  const code: 'totp' = 'totp';
  return { 'wrong-password': password, 'wrong-totp': code, 'totp-needed': code };
}

export function isAboutOwnProof(error: unknown): boolean {
  if (!isRefusal(error)) return false;
  return error.code === 'locked' || Object.hasOwn(ownProofRefusals('password'), error.code);
}

/**
 * Sends a change; where the shop wants one's own password with it, asks for that and sends it again.
 * undefined: whoever was asked closed the question.
 */
export async function withOwnProof<R>(
  send: (proof: OwnProof) => Promise<R>,
  ask: (asked: AskedProof) => void,
): Promise<R | undefined> {
  try {
    return await send({});
  } catch (error) {
    if (!isRefusal(error) || error.code !== 'password-needed') throw error;
  }
  return new Promise<R | undefined>((resolve, reject) => {
    ask({
      send: async (proof) => resolve(await send(proof)),
      fail: reject,
      cancel: () => resolve(undefined),
    });
  });
}
