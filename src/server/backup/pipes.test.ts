import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { readBackupFile, writeBackupFile } from './backup-file.ts';
import { refuseStdout, sendFile, withStdin } from './pipes.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'thok-pipes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

async function newBackup(folder: string): Promise<string> {
  const file = join(folder, 'shop.backup');
  await writeBackupFile(file, async (write) => {
    for (let at = 0; at < 1_000; at += 1) await write.row(JSON.stringify({ at }));
  });
  return file;
}

async function countLines(file: string): Promise<number> {
  let lines = 0;
  for await (const _ of readBackupFile(file)) lines += 1;
  return lines;
}

test('a backup from standard input is read as a file is, and goes when it was', async () => {
  const backup = readFileSync(await newBackup(newFolder()));
  const dataDir = join(newFolder(), 'data');
  const read = await withStdin(dataDir, countLines, Readable.from([backup]));
  expect(read).toBe(1_000);
  expect(readdirSync(dataDir)).toEqual([]);
});

test.each([0, 0.5, 0.999])('cut off after %d of it, it is refused', async (share) => {
  const backup = readFileSync(await newBackup(newFolder()));
  const dataDir = newFolder();
  const cut = backup.subarray(0, backup.length * share);
  await expect(withStdin(dataDir, countLines, Readable.from([cut]))).rejects.toThrow(
    'Standard input is not a whole backup of Thok: nothing was restored.',
  );
  expect(readdirSync(dataDir)).toEqual([]);
});

test('a backup goes out byte by byte, and its file is gone', async () => {
  const folder = newFolder();
  const file = await newBackup(folder);
  const backup = readFileSync(file);
  const output = new PassThrough();
  const arrived = buffer(output);
  expect(await sendFile(file, output)).toBe(backup.length);
  output.end();
  expect(backup.equals(await arrived)).toBe(true);
  expect(readdirSync(folder)).toEqual([]);
});

test('a reader that stops is a fault in plain words, and the file is gone', async () => {
  const folder = newFolder();
  const output = new Writable({ write: (_chunk, _encoding, done) => done(new Error('EPIPE')) });
  await expect(sendFile(await newBackup(folder), output)).rejects.toThrow(
    'The backup did not arrive: Error: EPIPE',
  );
  expect(readdirSync(folder)).toEqual([]);
});

test('what npm or a screen would spoil is refused before anything is read', () => {
  const npm = { npm_lifecycle_event: 'backup' };
  expect(() => refuseStdout(npm, false)).toThrow('npm run -s backup -- -');
  expect(() => refuseStdout({ ...npm, npm_config_loglevel: 'silent' }, false)).not.toThrow();
  expect(() => refuseStdout({ npm_lifecycle_event: 'nightly' }, false)).not.toThrow();
  expect(() => refuseStdout({}, true)).toThrow('A backup is no text');
});
