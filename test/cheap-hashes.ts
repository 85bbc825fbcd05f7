import { hashCost } from '#server/auth/secret-hash.ts';

// Hashes wait for whoever reads (`hash-worker.ts`): on two busy cores a PIN would take half a second.
Object.assign(hashCost, { memory: 8, passes: 1 });
