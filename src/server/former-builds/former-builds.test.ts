import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { startApp } from '#test/start-app.ts';
import { keepBuild } from './kept-builds.ts';

const script = (words: string) => `export const words = '${words.repeat(200)}';`;

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'thok-builds-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A build of one script and one style for the storefront, and one script of the console. */
function newBuild(words: string) {
  const root = newFolder();
  const client = join(root, 'client');
  const consoleAssets = join(root, 'console', 'assets');
  const hash = createHash('sha256').update(words).digest('base64url').slice(0, 8);
  const write = (folder: string, name: string, text: string) => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, name), text);
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(text));
  };
  write(join(client, 'assets'), `home-${hash}.js`, script(words));
  write(join(client, 'assets'), `root-${hash}.css`, `.${words} { color: red; }`);
  write(consoleAssets, `today-${hash}.js`, script(`console ${words}`));
  return {
    client,
    consoleApp: { dev: false, html: async () => '<html></html>', assets: consoleAssets },
    folders: { '/assets/': join(client, 'assets'), '/console/assets/': consoleAssets },
    home: `/assets/home-${hash}.js`,
    style: `/assets/root-${hash}.css`,
    today: `/console/assets/today-${hash}.js`,
  };
}

type Build = ReturnType<typeof newBuild>;

/** As the starts of these builds did, a second after each other. */
async function keepAll(dataDir: string, builds: Build[]): Promise<void> {
  for (const [second, { folders }] of builds.entries()) {
    await keepBuild(dataDir, folders, new Date(1_000 * (second + 1)));
  }
}

async function startNode(dataDir: string, { client, consoleApp }: Build) {
  const node = await startApp(undefined, { dataDir, clientFolder: client, consoleApp });
  onTestFinished(() => node.close());
  return (url: string, accepted = 'br, gzip') =>
    node.app.inject({ url, headers: { 'accept-encoding': accepted } });
}

const statuses = async (get: Awaited<ReturnType<typeof startNode>>, builds: Build[]) =>
  Promise.all(builds.map(async ({ today }) => (await get(today)).statusCode));

test('a build serves the files of the two before it, with the headers of its own', async () => {
  const [first, second, build] = [newBuild('first'), newBuild('second'), newBuild('third')];
  const dataDir = newFolder();
  await keepAll(dataDir, [first, second]);
  const get = await startNode(dataDir, build);
  const names = ['cache-control', 'content-type', 'content-encoding', 'vary'];
  for (const accepted of ['br', 'gzip, br;q=0', 'identity', '']) {
    const headersOf = async (url: string) => {
      const { statusCode, headers } = await get(url, accepted);
      return [statusCode, ...names.map((name) => headers[name]), headers['x-content-type-options']];
    };
    for (const other of [first, second]) {
      expect(await headersOf(other.home), accepted).toEqual(await headersOf(build.home));
      expect(await headersOf(other.style), accepted).toEqual(await headersOf(build.style));
      expect(await headersOf(other.today), accepted).toEqual(await headersOf(build.today));
    }
  }
  const { rawPayload } = await get(first.home);
  expect(brotliDecompressSync(rawPayload).toString()).toBe(script('first'));
});

test('the running build and the two before it are kept', async () => {
  const builds = ['first', 'second', 'third', 'fourth'].map(newBuild);
  const dataDir = newFolder();
  await keepAll(dataDir, builds);
  const get = await startNode(dataDir, newBuild('fifth'));
  expect(await statuses(get, builds)).toEqual([404, 200, 200, 200]);
});

test('a build that an operator went back to is the newest again', async () => {
  const [first, second, third, fourth] = ['first', 'second', 'third', 'fourth'].map(newBuild);
  const dataDir = newFolder();
  await keepAll(dataDir, [first, second, third, first, fourth] as Build[]); // `as`: four of four
  const get = await startNode(dataDir, newBuild('fifth'));
  expect(await statuses(get, [first, second, third] as Build[])).toEqual([200, 404, 200]);
});

test('a copy that a kill cut short is not served, and deleted later', async () => {
  const cut = newBuild('cut');
  const dataDir = newFolder();
  const copy = join(dataDir, 'builds', '.copy-cut');
  cpSync(cut.folders['/console/assets/'], join(copy, 'console', 'assets'), { recursive: true });
  utimesSync(copy, 0, 0);
  const get = await startNode(dataDir, newBuild('one'));
  expect((await get(cut.today)).statusCode).toBe(404);
  await keepBuild(dataDir, newBuild('two').folders);
  expect(readdirSync(join(dataDir, 'builds'))).not.toContain('.copy-cut');
});

test('what no build has is 404, which nobody caches', async () => {
  const dataDir = newFolder();
  await keepAll(dataDir, [newBuild('one')]);
  const get = await startNode(dataDir, newBuild('two'));
  for (const name of ['home-AAAAAAAA.js', '..%2Fassets', 'a'.repeat(4_000), '%00', 'a/b.js']) {
    for (const prefix of ['/assets/', '/console/assets/']) {
      const { statusCode, headers } = await get(prefix + name);
      expect([statusCode, headers['cache-control']], name).toEqual([404, 'no-store']);
    }
  }
});

test('a file that several builds share is served though the oldest of them goes, whose own file is 404', async () => {
  const builds = [newBuild('first'), newBuild('second'), newBuild('third')];
  const [first] = builds;
  const build = newBuild('fourth');
  for (const { client } of builds) writeFileSync(join(client, 'assets', 'shared-x.js'), '1');
  const dataDir = newFolder();
  await keepAll(dataDir, builds);
  const get = await startNode(dataDir, build);
  await keepBuild(dataDir, build.folders);
  expect((await get('/assets/shared-x.js')).statusCode).toBe(200);
  const gone = await get(first?.home ?? '');
  expect([gone.statusCode, gone.headers['cache-control']]).toEqual([404, 'no-store']);
});

test('what interrupted copies left takes no place among the builds, and goes after an hour', async () => {
  const dataDir = newFolder();
  const left = join(dataDir, 'builds', '.copy-1');
  mkdirSync(left, { recursive: true });
  const builds = [newBuild('first'), newBuild('second'), newBuild('third')];
  for (const { folders } of builds) await keepBuild(dataDir, folders);
  expect(readdirSync(join(dataDir, 'builds'))).toHaveLength(4);
  utimesSync(left, 0, 0);
  await keepBuild(dataDir, builds[0]?.folders ?? { '/assets/': '' });
  expect(readdirSync(join(dataDir, 'builds'))).toHaveLength(3);
});
