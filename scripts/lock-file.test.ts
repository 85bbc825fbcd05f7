import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Entry = { link?: boolean; integrity?: string; optionalDependencies?: Record<string, string> };

const packages = readLock();
const places = Object.keys(packages);

function readLock(): Record<string, Entry> {
  return JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
}

test('every package that is fetched carries its integrity', () => {
  const fetched = places.filter((at) => at.includes('node_modules/') && !packages[at]?.link);
  expect(fetched.length).toBeGreaterThan(700);
  const unsure = fetched.filter((at) => !packages[at]?.integrity?.startsWith('sha512-'));
  expect(unsure, 'take a version whose binaries the registry has').toEqual([]);
});

// npm leaves out what its registry lacks, and `npm ci` then refuses the lock file elsewhere.
test('the binaries of every platform are in the lock file', () => {
  const wanted = places.flatMap((at) => Object.keys(packages[at]?.optionalDependencies ?? {}));
  const missing = wanted.filter(
    (name) => !places.some((at) => at.endsWith(`node_modules/${name}`)),
  );
  expect(missing, 'take a version whose binaries the registry has').toEqual([]);
});
