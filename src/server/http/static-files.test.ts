import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '#test/start-app.ts';

let shop: TestApp;
const folder = mkdtempSync(join(tmpdir(), 'thok-files-'));
beforeAll(async () => {
  writeFileSync(join(folder, 'some-file.txt'), 'User-agent: *\n');
  shop = await startApp(undefined, { clientFolder: folder });
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

const read = (range: string) => shop.app.inject({ url: '/some-file.txt', headers: { range } });

test('a part of a file is 206', async () => {
  const answer = await read('bytes=0-3');
  expect([answer.statusCode, answer.body]).toEqual([206, 'User']);
  expect(answer.headers['content-range']).toBe('bytes 0-3/14');
});

test('a part that the file does not have is 416, and says how long the file is', async () => {
  const answer = await read('bytes=100-200');
  expect([answer.statusCode, answer.headers['content-range']]).toEqual([416, 'bytes */14']);
});
