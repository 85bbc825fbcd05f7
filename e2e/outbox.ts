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
    const read = mails.map((mail) => mail.replace(/=\r?\n/g, '').replace(/=3D/g, '='));
    found = read.find((mail) => mail.includes(address) && mail.includes(says));
    expect(found).toBeDefined();
  }).toPass();
  return found ?? '';
}
