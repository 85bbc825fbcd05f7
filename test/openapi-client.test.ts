import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from './start-app.ts';

const here = join(import.meta.dirname, 'openapi-client');
const run = promisify(execFile);
let shop: TestApp;
let folder: string;

beforeAll(async () => {
  shop = await startApp();
  folder = mkdtempSync(join(tmpdir(), 'thok-openapi-'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  cpSync(join(here, 'program.ts.txt'), join(folder, 'program.ts'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await shop.close();
});

test('a client generated from the published document compiles and works', {
  timeout: 120_000,
}, async () => {
  const address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const own = createRequire(join(here, 'package.json'));
  const generator = join(dirname(own.resolve('openapi-typescript/package.json')), 'bin/cli.js');
  const node = (...args: string[]) => run(process.execPath, args, { cwd: folder });

  await node(generator, `${address}/api/openapi.json`, '-o', 'api.ts');
  const strict =
    '--noEmit --strict --skipLibCheck --target esnext --module nodenext --allowImportingTsExtensions';
  await node(resolve('node_modules/typescript/bin/tsc'), ...strict.split(' '), 'program.ts').catch(
    (error) => expect.fail(error.stdout),
  );
  const { stdout } = await node('program.ts', address);
  expect(JSON.parse(stdout)).toEqual({
    banners: expect.any(Number),
    lines: 0,
    refused: 'not-in-cart',
    nobody: 'not-signed-in',
  });
});
