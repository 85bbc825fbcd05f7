// What the two test runners left behind: how many passed, and what failed with its first lines.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './steps.mjs';

const results = join(root, 'test-results');

export function vitestResults() {
  const again = readReport(vitestAgain)?.testResults ?? [];
  const files = (readReport('vitest.json')?.testResults ?? [])
    .filter((file) => !again.some((one) => one.name === file.name))
    .concat(again);
  const tests = files.flatMap((file) =>
    file.assertionResults.map((one) => ({ ...one, file: relative(root, file.name) })),
  );
  const failed = tests.filter((one) => one.status === 'failed');
  const broken = files.filter((file) => file.status === 'failed' && !failed.some(isOf(file)));
  return {
    passed: tests.filter((one) => one.status === 'passed').length,
    failed: [
      ...failed.map(
        (one) => `${one.file}: ${one.fullName}\n  ${firstLines(one.failureMessages[0])}`,
      ),
      ...broken.map((file) => `${relative(root, file.name)}\n  ${firstLines(file.message)}`),
    ],
  };
}

/** The report of the files that were run again. */
export const vitestAgain = 'vitest-again.json';

/** Files whose process crashed: Vitest leaves their tests pending and calls them passed. */
export function crashedFiles() {
  const files = readReport('vitest.json')?.testResults ?? [];
  return files
    .filter((file) => file.assertionResults.some((one) => one.status === 'pending'))
    .map((file) => relative(root, file.name));
}

function isOf(file) {
  return (one) => one.file === relative(root, file.name);
}

export function playwrightResults() {
  const found = readReport('playwright.json');
  const failed = journeysOf(found?.suites ?? []).filter((one) => !one.ok);
  return {
    passed: found?.stats.expected ?? 0,
    failed: failed.map((one) => {
      const error = one.tests.flatMap((run) => run.results).find((result) => result.error)?.error;
      return `e2e/${one.file}:${one.line}: ${one.title}\n  ${firstLines(error?.message)}`;
    }),
  };
}

function journeysOf(suites) {
  return suites.flatMap((one) => [...(one.specs ?? []), ...journeysOf(one.suites ?? [])]);
}

function firstLines(message = '') {
  return message.split('\n').slice(0, 8).join('\n  ');
}

function readReport(name) {
  try {
    return JSON.parse(readFileSync(join(results, name), 'utf8'));
  } catch {
    return undefined; // the runner died before writing it; its exit code has told
  }
}
