import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readBackupFile, writeBackupFile } from './backup-file.ts';

test('of two backups at once under one name the later one stands, whole', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'thok-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'shop.backup');
  const second = Promise.withResolvers<void>();
  const rows = 20_000;
  const first = writeBackupFile(file, async (write) => {
    for (let at = 0; at < rows; at += 1) {
      // Half of it is on the disk when the other begins.
      if (at === rows / 2) await second.promise;
      await write.row(JSON.stringify({ at, first: Math.sin(at) }));
    }
  });
  await writeBackupFile(file, async (write) => {
    await write.row('{"second":true}');
    second.resolve();
  });
  await first;
  let read = 0;
  for await (const _ of readBackupFile(file)) read += 1;
  expect(read).toBe(rows);
  expect(readdirSync(folder)).toEqual(['shop.backup']);
});
