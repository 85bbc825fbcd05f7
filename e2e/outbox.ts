import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from './shop-fixture.ts';

/** The newest mail to an address that says this, as it is read. */
export async function mailTo(dataDir: string, address: string, says: string): Promise<string> {
  const outbox = join(dataDir, 'outbox');
  let found: string | undefined;
  await expect(async () => {
    const names = (await readdir(outbox)).toSorted().toReversed();
    const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
    const read = mails.map(asRead);
    found = read.find((mail) => mail.includes(address) && mail.includes(says));
    expect(found).toBeDefined();
  }).toPass();
  return found ?? '';
}

/** Latin parts come as quoted-printable, Hindi ones as base64. */
function asRead(mail: string): string {
  const plain = mail.replace(/=\r?\n/g, '').replace(/=3D/g, '=');
  const coded = mail.matchAll(/base64\r?\n\r?\n([A-Za-z\d+/=\r\n]+)/g);
  return [plain, ...[...coded].map(([, part = '']) => Buffer.from(part, 'base64').toString())].join(
    '\n',
  );
}
