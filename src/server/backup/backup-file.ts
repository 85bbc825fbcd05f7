import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream, renameSync, rmSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { StartFault } from '#server/settings/start-fault.ts';

/** What a line of a backup says that is not a row of a table. A file may come from anywhere. */
const markSchema = z.union([
  z.object({
    thok: z.literal('backup'),
    format: z.int(),
    migration: z.int(),
    madeAt: z.string().optional(),
  }),
  z.object({ table: z.string(), columns: z.array(z.string()) }),
  z.object({ sequence: z.string(), value: z.string().regex(/^\d+$/), called: z.boolean() }),
  z.object({
    job: z.string(),
    data: z.record(z.string(), z.unknown()),
    key: z.string().nullable(),
  }),
  z.object({ file: z.string().refine((path) => !path.includes('\0')), base64: z.string() }),
  z.object({ end: z.literal(true), rows: z.int() }),
]);
export type Mark = z.infer<typeof markSchema>;

export type BackupLine = { mark: Mark } | { row: string };

export type BackupWriter = {
  mark(mark: Mark): Promise<void>;
  /** A row as JSON, as the database wrote it: numbers keep every digit. */
  row(json: string): Promise<void>;
};

/** Longer than any row, whose pictures have at most 10 MB: a small file can unpack to more than memory has. */
const maxLineLength = 128 * 1024 * 1024;

/**
 * Compressed text: marks behind a '#', rows as JSON. It takes its name when it is whole, so that a
 * backup that was cut off is never taken for one, nor one that a power cut left empty.
 */
export async function writeBackupFile(
  file: string,
  fill: (write: BackupWriter) => Promise<void>,
): Promise<{ rows: number }> {
  // Of its own: two at once under one name would write into each other.
  const unfinished = `${file}.${randomUUID()}.unfinished`;
  const gzip = createGzip({ level: 6 });
  const disk = createWriteStream(unfinished, { mode: 0o600, flush: true });
  const written = pipeline(gzip, disk);
  const failed = written.then(
    () => new Promise<never>(() => {}),
    (error) => Promise.reject(error),
  );
  failed.catch(() => {}); // told by `line` or at the end
  let rows = 0;
  async function line(text: string): Promise<void> {
    // Said now, not when it is restored.
    if (text.length > maxLineLength) {
      throw new StartFault(`Too large for a backup: ${text.slice(0, 80)}`);
    }
    if (gzip.write(`${text}\n`)) return;
    await Promise.race([new Promise((resolve) => gzip.once('drain', resolve)), failed]);
  }
  const mark = (given: Mark) => line(`#${JSON.stringify(given)}`);
  try {
    await fill({
      mark,
      row(json) {
        rows += 1;
        return line(json);
      },
    });
    await mark({ end: true, rows });
    gzip.end();
    await written;
    renameSync(unfinished, file);
    return { rows };
  } catch (error) {
    gzip.destroy();
    disk.destroy();
    // Closed first: a file that is just being opened would appear after it was removed.
    if (!disk.closed) await once(disk, 'close');
    rmSync(unfinished, { force: true });
    throw error;
  }
}

/** The lines of a backup, one after the other; it fails where the file is not whole. */
export async function* readBackupFile(file: string): AsyncGenerator<BackupLine> {
  let rows = 0;
  let ended = false;
  for await (const text of linesOf(file)) {
    if (ended) throw notWhole(file);
    if (!text.startsWith('#')) {
      rows += 1;
      yield { row: text };
      continue;
    }
    const mark = parseMark(text.slice(1));
    if (!mark || ('end' in mark && mark.rows !== rows)) throw notWhole(file);
    if ('end' in mark) ended = true;
    else yield { mark };
  }
  if (!ended) throw notWhole(file);
}

function parseMark(text: string): Mark | undefined {
  try {
    return markSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined; // a byte has changed
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const gunzip = createGunzip().setEncoding('utf8');
  const unpacked = pipeline(createReadStream(file), gunzip);
  unpacked.catch(() => {}); // the loop below meets the same fault
  let begun: string[] = [];
  let begunLength = 0;
  try {
    for await (const chunk of gunzip) {
      const parts = String(chunk).split('\n');
      for (const part of parts.slice(0, -1)) {
        yield begun.length > 0 ? begun.join('') + part : part;
        begun = [];
        begunLength = 0;
      }
      const rest = parts.at(-1) ?? '';
      begun.push(rest);
      begunLength += rest.length;
      if (begunLength > maxLineLength) throw new Error('A line is too long.');
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new StartFault(`There is no file ${file}.`);
    }
    throw notWhole(file, error);
  }
  if (begun.join('') !== '') throw notWhole(file);
}

function notWhole(file: string, cause?: unknown): StartFault {
  return new StartFault(`${file} is not a whole backup of Thok: nothing was restored.`, { cause });
}
