import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { StartFault } from '#server/settings/start-fault.ts';
import { readArguments, runCommand } from './command.ts';

/** What the command was given, after node and its own name. */
function given(...words: string[]): void {
  const { argv } = process;
  process.argv = [argv[0] ?? '', 'command.ts', ...words];
  onTestFinished(() => {
    process.argv = argv;
  });
}

test.each([
  [['shop.backup'], { file: 'shop.backup', flagged: false }],
  [['-'], { file: '-', flagged: false }],
  [['shop.backup', '--with-mails'], { file: 'shop.backup', flagged: true }],
  [['--with-mails', 'shop.backup'], { file: 'shop.backup', flagged: true }],
])('a command that was given %j reads %j', (words, read) => {
  given(...words);
  expect(readArguments('restore', 'with-mails')).toEqual(read);
});

test.each([[], [''], ['a', 'b'], ['a', '--other'], ['--with-mails']].map((words) => [words]))(
  'a command that was given %j says how it is used',
  (words) => {
    given(...words);
    const usage = 'Name one file: npm run restore -- FILE [--with-mails]; - is a pipe';
    expect(() => readArguments('restore', 'with-mails')).toThrow(new StartFault(usage));
  },
);

test('a command without flags takes none', () => {
  given('shop.backup', '--with-mails');
  const usage = 'Name one file: npm run backup -- FILE; - is a pipe';
  expect(() => readArguments('backup')).toThrow(new StartFault(usage));
  given('shop.backup');
  expect(readArguments('backup')).toEqual({ file: 'shop.backup', flagged: false });
});

let out: string[];
let err: string[];
beforeEach(() => {
  [out, err] = [[], []];
  const { exitCode } = process;
  const umask = process.umask();
  const kept = (lines: string[]) => (line: string | Uint8Array) => lines.push(String(line)) > 0;
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(kept(out)),
    vi.spyOn(process.stderr, 'write').mockImplementation(kept(err)),
  ];
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
    process.exitCode = exitCode;
    process.umask(umask);
  });
});

const done = expect.stringMatching(/^· Done: 7 rows \(\d+\.\d s\)\n$/);

test('a command tells what it does and how long it took, and writes for its owner alone', async () => {
  given('shop.backup');
  await runCommand(async (say) => {
    expect(process.umask()).toBe(0o077);
    say('Done: 7 rows');
  });
  expect([out, err, process.exitCode]).toEqual([[done], [], undefined]);
});

test('where standard output is the backup it talks beside it', async () => {
  given('-');
  await runCommand(async (say) => say('Done: 7 rows'));
  expect([out, err]).toEqual([[], [done]]);
});

test('a fault that a person can mend is one sentence, another comes without the customers’ rows', async () => {
  given('shop.backup');
  const fail = (error: Error) =>
    runCommand(async () => {
      throw error;
    });
  await fail(new StartFault('There is no shop.'));
  expect([err, process.exitCode]).toEqual([['There is no shop.\n'], 1]);
  const query = { query: 'select $1', params: ['Asha Negi'] };
  await fail(Object.assign(new Error('Failed query: select $1 params: Asha Negi'), query));
  expect(err[1]).toContain("message: 'a query failed'");
  expect(err[1]).not.toContain('Asha');
});
