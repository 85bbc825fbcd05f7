import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const apt = new URL('./apt.mjs', import.meta.url).href;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'thok-apt-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a stand-in for apt-get, and gives what was printed with the result. */
async function runProgram(script: string, patienceMs = 60_000) {
  const program = join(folder, 'apt-get');
  writeFileSync(program, `#!/bin/sh\n${script}\n`);
  chmodSync(program, 0o755);
  const code = `
    import { runWhenUnlocked } from '${apt}';
    const result = await runWhenUnlocked('${program}', ['update'], {
      pauseMs: 10, patienceMs: ${patienceMs}, cwd: '${folder}', env: { KEPT: 'kept' },
    });
    console.log(JSON.stringify(result));`;
  const args = ['--input-type=module', '--eval', code];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const lines = stdout.trim().split('\n');
  return { said: lines.slice(0, -1), result: JSON.parse(lines.at(-1) ?? '') };
}

const busy = (what: string) =>
  `echo "E: Could not get lock ${what}. It is held by process 77 (apt)"`;

describe('apt-get', () => {
  test.each([
    ['the package lists', '/var/lib/apt/lists/lock'],
    ['the installed packages', '/var/lib/dpkg/lock-frontend'],
  ])('while another program holds the lock of %s, is tried again', async (_what, lock) => {
    const answer = await runProgram(`
      if [ ! -e twice ]; then
        [ -e once ] && touch twice; touch once; ${busy(lock)} >&2; exit 100
      fi
      echo "$1 $KEPT $LC_ALL"`);
    expect(answer.result).toEqual({ code: 0, output: 'update kept C\n' });
    expect(answer.said).toEqual([
      "· Waiting for the lock of the system's packages. It is held by process 77 (apt)",
    ]);
  });

  test('that fails for another reason is not tried again', async () => {
    const answer = await runProgram(
      '[ -e once ] && touch again; touch once; echo "E: no network"; exit 100',
    );
    expect(answer).toEqual({ said: [], result: { code: 100, output: 'E: no network\n' } });
    expect(existsSync(join(folder, 'again'))).toBe(false);
  });

  test('that stays locked fails in the end, with the reason', async () => {
    const { result } = await runProgram(`${busy('x')}; exit 100`, 50);
    expect(result).toMatchObject({ code: 100, output: expect.stringContaining('process 77') });
  });
});
