// Keeps what each file of the last `npm test` took in docs/proofs/test-times.md.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root } from './steps.mjs';

const file = join(root, 'docs', 'proofs', 'test-times.md');

/** The first whose pattern a file's name fits; the names are those of CONTRIBUTING. */
const levels = [
  ['journey', /^e2e\//],
  ['part', /^src\/.*\.test\.tsx$/],
  ['page', /^src\/server\/pages\//],
  ['action', /^src\/server\//],
  ['rule', /^src\//],
  ['tool', /./],
];

/** `suites`: title, seconds on the clock, and files with the seconds of their tests. */
export function keepTimes(suites, seconds) {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root }).toString();
  const files = suites.flatMap((suite) => suite.files).toSorted((a, b) => b.seconds - a.seconds);
  const rows = [
    ...suites.map((suite) => row(suite.title, suite.files.length, suite.seconds, testsOf(suite))),
    row('All, with install, build and checks', files.length, seconds, testsOf({ files })),
  ];
  const lines = [
    '# What each test file takes',
    '',
    'Written by `npm test -- --keep-times`. The first table is seconds on the clock; in the second those of a',
    "file's tests, of which two files run at once.",
    '',
    `${new Date().toISOString().slice(0, 10)}, commit ${commit.trim()}, ${cpus().length} cores.`,
    '',
    ...[row('suite', 'files', 'seconds', 'tests'), '| --- | --- | --- | --- |', ...rows],
    '',
    ...[row('file', 'level', 'seconds', 'tests'), '| --- | --- | --- | --- |'],
    ...files.map((one) => row(one.name, levelOf(one.name), one.seconds.toFixed(1), one.tests)),
    '',
  ];
  writeFileSync(file, lines.join('\n'));
}

const row = (...cells) => `| ${cells.join(' | ')} |`;

const testsOf = ({ files }) => files.reduce((sum, { tests }) => sum + tests, 0);

const levelOf = (name) => levels.find(([, pattern]) => pattern.test(name))?.[0];
