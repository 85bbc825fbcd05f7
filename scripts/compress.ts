// Usage: node scripts/compress.ts FOLDER. Puts a .br and a .gz beside every built file that gains by it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const folder = process.argv[2];
if (!folder) throw new Error('Usage: node scripts/compress.ts FOLDER');
const texts = /\.(?:js|css|svg|json|txt|html|webmanifest)$/;

for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!texts.test(name)) continue;
  const path = join(folder, name);
  const bytes = readFileSync(path);
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  );
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}
