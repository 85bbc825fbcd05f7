import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

type Manifest = Record<'scripts' | 'imports' | 'dependencies', Record<string, string>>;

const { scripts, imports, dependencies }: Manifest = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
const needOf = (command: string) => /^node scripts\/needs\.mjs (\w+) && /.exec(command)?.[1];
const needing = Object.entries(scripts).filter(([, command]) => needOf(command));

/** What a file and all that it imports need of packages before their first line runs. */
function packagesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file) || !existsSync(file)) return [];
  seen.add(file);
  const imported = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)\s(?!type\s)(?:[^'";]*?\sfrom\s)?'(?!node:)([^']+)'/gm,
  );
  return [...imported].flatMap(([, name = '']) => {
    const alias = Object.keys(imports).find((key) => name.startsWith(key.replace('*', '')));
    if (alias) {
      const folder = imports[alias]?.replace('*', '') ?? '';
      return packagesOf(resolve(folder + name.slice(alias.length - 1)), seen);
    }
    if (name.startsWith('.')) return packagesOf(resolve(dirname(file), name), seen);
    return [name.split('/', name.startsWith('@') ? 2 : 1).join('/')];
  });
}

/** A clone with nothing installed but the packages named. */
function newClone(packages: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'thok-clone-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of ['package.json', ...['needs', 'installed', 'steps'].map(scriptFile)]) {
    cpSync(file, join(folder, file));
  }
  for (const name of packages) mkdirSync(join(folder, 'node_modules', name), { recursive: true });
  return folder;
}

const scriptFile = (name: string) => `scripts/${name}.mjs`;

/** Only what stands in front of the command itself. */
function check(folder: string, name: string, command: string) {
  const [node = '', ...args] = command.split(' && ')[0]?.split(' ') ?? [];
  expect(node).toBe('node');
  const env = { ...process.env, npm_lifecycle_event: name };
  return spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' });
}

test('of the commands in package.json these install by themselves, or need nothing', () => {
  const others = Object.keys(scripts).filter((name) => !needOf(scripts[name] ?? ''));
  expect(others.toSorted()).toEqual([
    ...['browsers', 'build', 'dev', 'flakes', 'html', 'image', 'lighthouse'],
    ...['offline-cuts', 'sbom', 'screens', 'serve', 'start', 'test', 'test:all'],
  ]);
  for (const name of others) {
    const file = /^node (\S+)/.exec(scripts[name] ?? '')?.[1] ?? '';
    expect(existsSync(file), name).toBe(true);
    expect(packagesOf(resolve(file)), name).toEqual([]);
  }
});

test.each(needing)('npm run %s says in one sentence what to run first', (name, command) => {
  const tools = needOf(command) === 'tools';
  expect(tools || needOf(command) === 'shop').toBe(true);
  const sentence = tools
    ? `npm run ${name} needs the developers' packages: run npm ci first.\n`
    : `npm run ${name} needs the shop's packages: run npm run build first.\n`;
  expect(check(newClone([]), name, command)).toMatchObject({ status: 1, stderr: sentence });
  // Where only `npm start` has run.
  const shop = check(newClone(Object.keys(dependencies)), name, command);
  expect(shop).toMatchObject({ status: tools ? 1 : 0, stderr: tools ? sentence : '' });
  if (tools) return;
  const file = / && node (\S+)/.exec(command)?.[1] ?? '';
  for (const used of packagesOf(resolve(file))) expect(dependencies, name).toHaveProperty([used]);
});
