import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const deriveKey = promisify(argon2);
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/** argon2id of a PIN or password, as `argon2id$memory$passes$salt$key`; runs off the event loop. */
export async function hashSecret(secret: string): Promise<string> {
  const nonce = randomBytes(16);
  const key = await deriveKey('argon2id', { ...cost, message: secret, nonce });
  return [
    'argon2id',
    cost.memory,
    cost.passes,
    nonce.toString('base64url'),
    key.toString('base64url'),
  ].join('$');
}

export async function isSecret(secret: string, stored: string): Promise<boolean> {
  const [kind, memory, passes, nonce = '', key = ''] = stored.split('$');
  if (kind !== 'argon2id') return false;
  const expected = Buffer.from(key, 'base64url');
  const derived = await deriveKey('argon2id', {
    message: secret,
    nonce: Buffer.from(nonce, 'base64url'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: cost.parallelism,
    tagLength: expected.length,
  });
  return timingSafeEqual(derived, expected);
}
