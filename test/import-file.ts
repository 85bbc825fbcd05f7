import { csvRows } from '#domain/files/csv.ts';
import type { ImportKind } from '#domain/files/import-file.ts';
import { expectConsoleDocumented } from './documented.ts';
import type { ConsoleAnswer, TestOperator } from './operator.ts';
import type { TestApp } from './start-app.ts';

/** A multipart body as a browser writes it. */
export function fileForm(fields: Record<string, string>, file: Uint8Array, name = 'file.csv') {
  const edge = 'thok-test-edge';
  const part = (head: string) => `--${edge}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`;
  const texts = Object.entries(fields).map(([key, value]) => part(`name="${key}"`) + value);
  const payload = Buffer.concat([
    Buffer.from(`${texts.join('\r\n')}\r\n`),
    Buffer.from(part(`name="file"; filename="${name}"\r\nContent-Type: text/csv`)),
    file,
    Buffer.from(`\r\n--${edge}--\r\n`),
  ]);
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${edge}` } };
}

/** Uploads a file to be checked, and waits for what comes of it. */
export async function checkFile(
  shop: TestApp,
  operator: TestOperator,
  kind: ImportKind,
  file: Uint8Array | string,
  more: { name?: string; background?: '1'; control_sum?: string } = {},
): Promise<ConsoleAnswer<'checkFile'>> {
  const form = fileForm({ kind, ...more }, Buffer.from(file));
  const answer = await shop.app.inject({
    ...{ url: '/console/api/checkFile', method: 'POST', payload: form.payload },
    headers: { 'x-thok': '1', ...operator.headers, ...form.headers },
  });
  expectConsoleDocumented('checkFile', answer.statusCode, answer.json());
  return { http: answer.statusCode, ...answer.json() };
}

/** A CSV file of these rows; the first has every column. */
export function csvOf(rows: readonly Record<string, string | number>[]): string {
  const columns = Object.keys(rows[0] ?? {});
  return csvRows([columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]);
}

/** A file that the console answers with. */
export async function download(shop: TestApp, operator: TestOperator, path: string) {
  const answer = await shop.app.inject({
    url: `/console/api/${path}`,
    headers: operator.headers,
  });
  return {
    http: answer.statusCode,
    type: answer.headers['content-type'],
    bytes: answer.rawPayload,
  };
}
