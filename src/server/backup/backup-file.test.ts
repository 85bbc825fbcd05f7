import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { readBackupFile, writeBackupFile } from './backup-file.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'thok-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('of two backups at once under one name the later one stands, whole', async () => {
  const folder = newFolder();
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

test('a small file with an endless line is refused before it fills the memory', async () => {
  const file = join(newFolder(), 'bomb');
  const piece = gzipSync(Buffer.alloc(64 * 1024 * 1024, 'x'), { level: 1 });
  // Gzip takes several in a row for one.
  writeFileSync(file, Buffer.concat([piece, piece, piece]));
  await expect(readBackupFile(file).next()).rejects.toMatchObject({
    message: expect.stringContaining('not a whole backup'),
    cause: new Error('A line is too long.'),
  });
});

test('a backup that fails at once leaves no file behind', async () => {
  const folder = newFolder();
  for (let at = 0; at < 20; at += 1) {
    const written = writeBackupFile(join(folder, 'shop.backup'), async () => {
      throw new Error('The database went away.');
    });
    await expect(written).rejects.toThrow('The database went away.');
  }
  // A file that is still being opened is there by then.
  await setTimeout(50);
  expect(readdirSync(folder)).toEqual([]);
});

test('a picture that could not be restored is not backed up', async () => {
  const file = join(newFolder(), 'shop.backup');
  const base64 = 'A'.repeat(129 * 1024 * 1024);
  const written = writeBackupFile(file, (write) => write.mark({ file: 'huge.png', base64 }));
  await expect(written).rejects.toThrow('Too large for a backup: #{"file":"huge.png"');
});
