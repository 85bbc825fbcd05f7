import { expect, test } from 'vitest';
import { csvExport } from './csv-export.ts';

async function textOf(bytes: Uint8Array | AsyncIterable<string>): Promise<string[]> {
  const chunks: string[] = [];
  if (bytes instanceof Uint8Array) return [String(bytes)];
  for await (const chunk of bytes) chunks.push(chunk);
  return chunks;
}

test('a file is written page by page, each read when the one before is written', async () => {
  const read: (string | undefined)[] = [];
  const file = await csvExport('orders', ['id'], async (cursor) => {
    read.push(cursor);
    const at = Number(cursor ?? 0);
    return { rows: [[at + 1]], next: at < 2 ? String(at + 1) : null };
  });
  expect(read).toEqual([undefined]);
  expect(await textOf(file.bytes)).toEqual(['\uFEFFid\r\n1\r\n', '2\r\n', '3\r\n']);
  expect(read).toEqual([undefined, '1', '2']);
});

test('what the first page is refused, the whole file is', async () => {
  const failing = csvExport('orders', ['id'], () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
});
