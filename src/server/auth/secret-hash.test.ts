import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { hashSecret, isSecret } from './secret-hash.ts';

test('a guess costs what it is to cost, but in tests', () => {
  const script = `import { hashOfNothing } from '#server/auth/secret-hash.ts';
    console.log(hashOfNothing());`;
  const args = ['--input-type=module', '--eval', script];
  expect(execFileSync(process.execPath, args, { encoding: 'utf8' })).toMatch(
    /^argon2id\$19456\$2\$/,
  );
});

test('a secret fits its own hash, and none of another kind', async () => {
  const hash = await hashSecret('customer', '246810');
  expect(await isSecret('customer', '246810', hash)).toBe(true);
  expect(await isSecret('customer', '246811', hash)).toBe(false);
  expect(await isSecret('customer', '246810', hash.replace('argon2id', 'plain'))).toBe(false);
  expect(await isSecret('customer', '', '')).toBe(false);
});
