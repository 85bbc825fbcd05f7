// Usage: npm run papers [-- FOLDER --save]. Writes the invoices of test/papers/paper-cases.ts as PDF files, to be looked
// at, into build/papers or FOLDER, after checking what stands on each. --save puts the first page of each side by side
// in docs/proofs/papers.webp (with pdftoppm of poppler-utils).
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { fail, pinnedNode, root, run, say } from './steps.mjs';
import { ensurePostgres } from './tools.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { save: { type: 'boolean', default: false } },
});
const folder = resolve(positionals[0] ?? join(root, 'build', 'papers'));
mkdirSync(folder, { recursive: true });
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const { code } = await run(pinnedNode(), [vitest, 'run', 'test/papers'], {
  env: { POSTGRES_BIN: await ensurePostgres(), PAPERS_FOLDER: folder },
  stdio: 'inherit',
});
if (code !== 0) process.exit(code);
say(`The papers are in ${folder}`);
if (values.save) await saveSheet();

/** Small enough for the repository, large enough to see what stands where. */
async function saveSheet() {
  const [width, height, inRow] = [340, 480, 6];
  const pictures = mkdtempSync(join(tmpdir(), 'thok-papers-'));
  const files = readdirSync(folder).filter((name) => name.endsWith('.pdf'));
  const tiles = [];
  for (const [i, name] of files.toSorted().entries()) {
    const picture = join(pictures, name);
    const args = ['-png', '-singlefile', '-r', '72', join(folder, name), picture];
    try {
      execFileSync('pdftoppm', args);
    } catch (error) {
      fail(`The sheet needs pdftoppm of the package poppler-utils: ${error.message}`);
    }
    const fit = { width: width - 10, height: height - 10, fit: 'contain', background: '#8a938f' };
    const input = await sharp(`${picture}.png`).resize(fit).toBuffer();
    tiles.push({ input, left: (i % inRow) * width, top: Math.floor(i / inRow) * height });
  }
  const rows = Math.ceil(tiles.length / inRow);
  const sheet = { width: width * inRow, height: height * rows, channels: 3, background: '#8a938f' };
  const saved = join(root, 'docs', 'proofs', 'papers.webp');
  await sharp({ create: sheet }).composite(tiles).webp({ quality: 60 }).toFile(saved);
  rmSync(pictures, { recursive: true });
  say(`Their first pages are in ${saved}`);
}
