import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openTestEmbedded } from '#test/test-db.ts';
import { askOpenShop, openBackupSocket } from './socket.ts';

test('a request for a backup that is no JSON or is cut off does not end the shop', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'thok-socket-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  mkdirSync(join(dataDir, 'images'));
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
