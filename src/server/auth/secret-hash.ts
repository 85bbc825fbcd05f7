import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const deriveKey = promisify(argon2);
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/** One at a time: each takes a core for its milliseconds, and readers need the others. */
let lane: Promise<unknown> = Promise.resolve();

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const result = lane.then(work);
  lane = result.catch(() => {}); // told to whoever asked; the lane goes on
  return result;
}

/** argon2id of a PIN or password, as `argon2id$memory$passes$salt$key`; runs off the event loop. */
export async function hashSecret(secret: string): Promise<string> {
  const nonce = randomBytes(16);
  const key = await inTurn(() => deriveKey('argon2id', { ...cost, message: secret, nonce }));
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
  const derived = await inTurn(() =>
    deriveKey('argon2id', {
      message: secret,
      nonce: Buffer.from(nonce, 'base64url'),
      memory: Number(memory),
      passes: Number(passes),
      parallelism: cost.parallelism,
      tagLength: expected.length,
    }),
  );
  return timingSafeEqual(derived, expected);
}
