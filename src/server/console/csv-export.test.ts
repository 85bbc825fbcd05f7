import { expect, test } from 'vitest';
import { csvExport } from './csv-export.ts';

async function textOf(bytes: Uint8Array | AsyncIterable<string | Uint8Array>): Promise<string[]> {
  const chunks: string[] = [];
  if (bytes instanceof Uint8Array) return [String(bytes)];
  for await (const chunk of bytes) chunks.push(String(chunk));
  return chunks;
}

test('a file is written page by page, each read when the one before is written', async () => {
  const read: (string | undefined)[] = [];
  const file = await csvExport('orders', ['id'], async (cursor) => {
    read.push(cursor);
    const at = Number(cursor ?? 0);
    return { rows: [{ id: at + 1 }], next: at < 2 ? String(at + 1) : null };
  });
  expect(read).toEqual([undefined]);
  expect(await textOf(file.bytes)).toEqual(['\uFEFFid\r\n1\r\n', '2\r\n', '3\r\n']);
  expect(read).toEqual([undefined, '1', '2']);
});

test('cells are in the order of the head; yes, no and nothing are written as such', async () => {
  const rows = [{ blocked: false, city: null, hidden: true, secret: 'x' }];
  const file = await csvExport('customers', ['hidden', 'blocked', 'city'], async () => ({
    rows,
    next: null,
  }));
  expect(file.name).toMatch(/^customers-\d{4}-\d\d-\d\d\.csv$/);
  expect(await textOf(file.bytes)).toEqual(['\uFEFFhidden,blocked,city\r\nyes,no,\r\n']);
});

test('what the first page is refused, the whole file is', async () => {
  const failing = csvExport('orders', ['id'], () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
});
