import { type Argon2Parameters, argon2Sync } from 'node:crypto';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

/** Where cores are short those who read go first, and those who sign in still get their turn. */
const niceness = 10;

// Linux keeps this for each thread; elsewhere it would slow the whole process.
if (process.platform === 'linux') setPriority(niceness);

parentPort?.on('message', (parameters: Argon2Parameters) => {
  parentPort?.postMessage(argon2Sync('argon2id', parameters));
});
