import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const forbidden = [
  ['src/domain/cart/a.ts', '#contract/index.ts'],
  ['src/domain/cart/b.ts', '../../server/start/app.ts'],
  ['src/contract/a.ts', '#server/start/app.ts'],
  ['src/ui/A.tsx', '#domain/money.ts'],
  ['src/client/a.ts', '#web/api.ts'],
  ['src/client/b.ts', '#ui/Button.tsx'],
  ['src/console/a.tsx', '#web/api.ts'],
  ['src/console/b.tsx', '#server/start/app.ts'],
  ['src/web/routes/a.tsx', '#server/start/app.ts'],
  ['src/web/routes/c.tsx', '#console/api.ts'],
  ['src/web/routes/b.tsx', '../../server/start/app.ts'],
  ['src/web/product/a.tsx', '#test/open-page.ts'],
  ['src/web/product/a.test.tsx', '#server/start/app.ts'],
  ['src/console/a.test.tsx', '#web/api.ts'],
  ['src/server/start/app.ts', '#web/api.ts'],
  ['src/server/b.ts', '#client/log.ts'],
  ['src/server/api/a.ts', '#demo/shop.ts'],
  ['src/server/actions/cart/a.ts', '#server/db/connect.ts'],
  ['src/server/queries/a.ts', '#server/actions/context.ts'],
  ['src/server/db/a.ts', '#server/queries/catalogue.ts'],
] as const;

const allowed = [
  ['src/domain/money/y.ts', './rounding.ts'],
  ['src/domain/cart/y.ts', '#domain/money/money.ts'],
  ['src/contract/y.ts', '#domain/money.ts'],
  ['src/client/y.ts', '#contract/refusal.ts'],
  ['src/console/y.tsx', '#client/log.ts'],
  ['src/web/routes/y.tsx', '#ui/Button.tsx'],
  ['src/web/routes/z.tsx', '#client/log.ts'],
  ['src/web/product/y.test.ts', '#test/open-page.ts'],
  ['src/console/y.test.tsx', '#test/fake-shop.ts'],
  ['src/server/actions/cart/y.ts', '#server/queries/catalogue.ts'],
  ['src/server/queries/y.ts', '#server/db/connect.ts'],
  ['src/server/start/serve.ts', '#demo/fill.ts'],
] as const;

/** A tree with one import per file, under the project's own lint settings. */
const folder = mkdtempSync(join(tmpdir(), 'thok-imports-'));
let broken: Set<string>;

beforeAll(() => {
  const { vcs: _, ...config } = JSON.parse(readFileSync('biome.json', 'utf8'));
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(config));
  for (const [file, imported] of [...forbidden, ...allowed]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `export { x } from '${imported}';\n`);
  }
  const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
  const args = [biome, 'lint', '--only=style/noRestrictedImports', '--reporter=github'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  broken = new Set(
    [...stdout.matchAll(/file=([^,]+),/g)].map((match) =>
      relative(realpathSync(folder), match[1] ?? ''),
    ),
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the import rule', () => {
  test.each(forbidden)('keeps %s from importing %s', (file) => {
    expect(broken).toContain(file);
  });

  test.each(allowed)('lets %s import %s', (file) => {
    expect(broken).not.toContain(file);
  });
});
