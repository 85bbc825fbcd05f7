import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { newPostgresDb } from '#test/test-db.ts';

vi.setConfig({ testTimeout: 120_000 });

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'thok-pipes-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

type Env = Record<string, string>;

/** As `npm run -s NAME -- -` does. */
function start(name: 'backup' | 'restore', env: Env) {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [`src/server/backup/${name}.ts`, '-'], {
    env: { PATH, ...env },
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  child.stdin.on('error', () => {}); // a command that refuses reads nothing
  return { child, ended };
}

async function backUp(env: Env) {
  const { child, ended } = start('backup', env);
  const [out, told, code] = await Promise.all([buffer(child.stdout), text(child.stderr), ended]);
  return { out, told, code };
}

async function restore(env: Env, input: Buffer) {
  const { child, ended } = start('restore', env);
  child.stdin.end(input);
  const [out, told, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { out, told, code };
}

/** Every row; not when it was made, nor in which order rows of a table lie. */
const contentOf = (backup: Buffer) => gunzipSync(backup).toString().split('\n').slice(1).toSorted();

test('through pipes a shop arrives on the other kind of database and back, row by row; cut off, nothing does', async () => {
  const data = newFolder();
  const first = await backUp({ DATABASE_URL: await newPostgresDb(), DATA_DIR: data });
  const [rows = ''] = /Done: \d{4,} rows/.exec(first.told) ?? [];
  expect(first.code, first.told).toBe(0);
  expect(rows).not.toBe('');
  // Nothing else went out with it, and nothing stays behind.
  expect(first.out.subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]));
  expect(readdirSync(data)).toEqual([]);

  const embedded = { DATABASE_URL: '', DATA_DIR: join(data, 'embedded') };
  const server = { DATABASE_URL: await newPostgresDb('template0'), DATA_DIR: join(data, 'server') };
  for (const to of [embedded, server]) {
    for (const length of [0, first.out.length / 2, first.out.length - 1]) {
      const cut = await restore(to, first.out.subarray(0, length));
      const notWhole = 'Standard input is not a whole backup of Thok: nothing was restored.\n';
      expect(cut).toMatchObject({ code: 1, out: '', told: expect.stringContaining(notWhole) });
    }
  }
  expect(await restore(embedded, first.out)).toMatchObject({
    ...{ code: 0, told: expect.stringContaining(rows) },
  });
  const second = await backUp(embedded);
  expect(await restore(server, second.out)).toMatchObject({ code: 0 });
  const third = await backUp(server);
  expect(contentOf(second.out)).toEqual(contentOf(first.out));
  expect(contentOf(third.out)).toEqual(contentOf(first.out));
  const left = [embedded, server].flatMap(({ DATA_DIR }) => readdirSync(DATA_DIR));
  expect(left.filter((name) => name.includes('unfinished'))).toEqual([]);
});

test('a reader that stops is told as a failure, and nothing stays behind', async () => {
  const data = newFolder();
  const { child, ended } = start('backup', {
    ...{ DATABASE_URL: await newPostgresDb(), DATA_DIR: data },
  });
  child.stdout.destroy();
  expect(await text(child.stderr)).toContain('The backup did not arrive: Error: write EPIPE\n');
  expect(await ended).toBe(1);
  expect(readdirSync(data)).toEqual([]);
});

test('where npm writes its own lines before it, no backup follows them', async () => {
  const env = { DATABASE_URL: await newPostgresDb(), DATA_DIR: newFolder() };
  const refused = await backUp({ ...env, npm_lifecycle_event: 'backup' });
  expect(refused).toMatchObject({
    code: 1,
    told: expect.stringContaining('npm run -s backup -- -'),
  });
  expect(refused.out).toHaveLength(0);
  const silent = { npm_lifecycle_event: 'backup', npm_config_loglevel: 'silent' };
  expect(await backUp({ ...env, ...silent })).toMatchObject({ code: 0 });
});
