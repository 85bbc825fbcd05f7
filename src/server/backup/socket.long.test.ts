import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openTestEmbedded } from '#test/test-db.ts';
import { askOpenShop, openBackupSocket } from './socket.ts';

function newFolder(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'thok-socket-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  mkdirSync(join(dataDir, 'images'));
  return dataDir;
}

test('a request for a backup that is no JSON or is cut off does not end the shop', async () => {
  const dataDir = newFolder();
  const database = await openTestEmbedded();
  const close = await openBackupSocket(database, dataDir);
  const send = async (body: string, length: number) => {
    const socket = connect(join(dataDir, 'backup.sock'));
    await once(socket, 'connect');
    socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n${body}`);
    return socket;
  };
  const [answer] = await once(await send('x', 1), 'data');
  expect(String(answer)).toContain('"fault":"SyntaxError');
  const [refused] = await once(await send('{}', 2), 'data');
  expect(String(refused)).toContain('"fault":');
  (await send('{"file"', 50)).destroy();
  const file = join(dataDir, 'shop.backup');
  expect(await askOpenShop(dataDir, file)).toEqual({ rows: expect.any(Number) });
  await close();
  await database.close();
});

test('a shop that closes finishes the backup under way', async () => {
  const dataDir = newFolder();
  const database = await openTestEmbedded();
  const close = await openBackupSocket(database, dataDir);
  const backupBegan = Promise.withResolvers<void>();
  const busy = database.db.transaction(() => backupBegan.promise);
  const asked = askOpenShop(dataDir, join(dataDir, 'shop.backup'));
  asked.catch(() => {}); // told below
  await expect.poll(() => readdirSync(dataDir).join()).toContain('.unfinished');
  const closed = close();
  backupBegan.resolve();
  expect(await asked).toEqual({ rows: expect.any(Number) });
  await Promise.all([busy, closed]);
  expect(readdirSync(dataDir).toSorted()).toEqual(['images', 'shop.backup']);
  await database.close();
});
