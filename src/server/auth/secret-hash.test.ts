import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('a guess costs what it is to cost, but in tests', () => {
  const script = `import { hashOfNothing } from '#server/auth/secret-hash.ts';
    console.log(hashOfNothing());`;
  const args = ['--input-type=module', '--eval', script];
  expect(execFileSync(process.execPath, args, { encoding: 'utf8' })).toMatch(
    /^argon2id\$19456\$2\$/,
  );
});
