import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { queueLimits } from './queue-limits.ts';

const sources = globSync('src/server/**/*.ts')
  .filter((file) => !/\.test\.ts$/.test(file))
  .map((file) => readFileSync(file, 'utf8'));

test('every bounded queue takes its limits from the one table', () => {
  const queues = sources.flatMap((code) => [
    ...code.matchAll(/new (?:BoundedQueue|HashThread)\(([^)]*)\)|createPrinter\(([^):]*)\)/g),
  ]);
  const limits = queues.map(([, queue, printer]) => queue ?? printer);
  // A thread and a printer hand on to their queue what they are given.
  expect(limits.filter((given) => !given?.includes('queueLimits.'))).toEqual(['limits', 'limits']);
  const names = limits.join(' ').match(/(?<=queueLimits\.)\w+/g);
  expect(names?.toSorted()).toEqual(Object.keys(queueLimits).toSorted());
});
