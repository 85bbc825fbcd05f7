// Usage: node scripts/compress.ts FOLDER. Puts a .br and a .gz beside every built file that gains by it.
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const folder = process.argv[2];
if (!folder) throw new Error('Usage: node scripts/compress.ts FOLDER');
const texts = /\.(?:js|css|svg|json|txt|html|webmanifest)$/;

const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
// All of them at once: zlib works in threads of its own.
await Promise.all(
  names.filter((name) => texts.test(name)).map((name) => compress(join(folder, name))),
);

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
