import { randomBytes, timingSafeEqual } from 'node:crypto';
import { deriveKey, type SecretOwner } from './hash-queue.ts';

/** What OWASP asks of argon2id at least; tests make it cheap (`test/cheap-hashes.ts`). */
export const hashCost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/**
 * argon2id of a PIN or password, as `argon2id$memory$passes$salt$key`; runs off the event loop.
 * `left` aborts when the client that waits for it has gone.
 */
export async function hashSecret(
  owner: SecretOwner,
  secret: string,
  left?: AbortSignal,
): Promise<string> {
  const nonce = randomBytes(16);
  return written(nonce, await deriveKey(owner, { ...hashCost, message: secret, nonce }, left));
}

/** Looks like any other and costs as much to check, but no secret fits it. */
export function hashOfNothing(): string {
  return written(randomBytes(16), randomBytes(hashCost.tagLength));
}

export async function isSecret(
  owner: SecretOwner,
  secret: string,
  stored: string,
): Promise<boolean> {
  const [kind, memory, passes, nonce = '', key = ''] = stored.split('$');
  if (kind !== 'argon2id') return false;
  const expected = Buffer.from(key, 'base64url');
  const parameters = {
    message: secret,
    nonce: Buffer.from(nonce, 'base64url'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: hashCost.parallelism,
    tagLength: expected.length,
  };
  const derived = await deriveKey(owner, parameters);
  return timingSafeEqual(derived, expected);
}

function written(nonce: Buffer, key: Buffer): string {
  const parts = ['argon2id', hashCost.memory, hashCost.passes];
  return [...parts, nonce.toString('base64url'), key.toString('base64url')].join('$');
}
