// What the two test runners left behind: how many passed, what failed with its first lines, and the seconds of each file.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './steps.mjs';

const results = join(root, 'test-results');

export function vitestResults() {
  const files = readReport('vitest.json')?.testResults ?? [];
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
    files: files.map((file) => ({
      name: relative(root, file.name),
      seconds: (file.endTime - file.startTime) / 1000,
      tests: file.assertionResults.filter((one) => one.status === 'passed').length,
    })),
  };
}

function isOf(file) {
  return (one) => one.file === relative(root, file.name);
}

export function playwrightResults() {
  const found = readReport('playwright.json');
  // A journey has one run for each project and repetition.
  const runs = journeysOf(found?.suites ?? []).flatMap((one) =>
    one.tests.map((run) => ({ ...run, file: `e2e/${one.file}`, line: one.line, title: one.title })),
  );
  return {
    passed: found?.stats.expected ?? 0,
    failed: runs
      .filter((run) => run.status === 'unexpected')
      .map(({ file, line, title, results: tries }) => {
        const error = tries.find((result) => result.error)?.error;
        return `${file}:${line}: ${title}\n  ${firstLines(error?.message)}`;
      }),
    files: [...new Set(runs.map((run) => run.file))].map((name) => {
      const own = runs.filter((run) => run.file === name);
      const tries = own.flatMap((run) => run.results);
      const seconds = tries.reduce((sum, { duration }) => sum + duration, 0) / 1000;
      return { name, seconds, tests: own.filter((run) => run.status === 'expected').length };
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
