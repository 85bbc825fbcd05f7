// Shared by start.mjs and test.mjs. Plain JavaScript: it runs before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasTools, isInstalled } from './installed.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** What storefront and console are both made of. */
const browserSources = [
  ...['src/client', 'src/ui', 'src/contract', 'src/domain'],
  ...['scripts/compress.ts', 'package-lock.json', 'tsconfig.json'],
];
const storefrontSources = [
  ...browserSources,
  ...['src/web', 'public', 'vite.config.ts', 'react-router.config.ts'],
  'scripts/build-service-worker.mjs',
];
const consoleSources = [
  ...browserSources,
  ...['src/console', 'docs/guide', 'vite.console.config.ts'],
  ...['scripts/guide/markdown.ts', 'scripts/guide/vite-plugin.ts'],
];
const serverSources = [
  'src/server',
  'src/contract',
  'src/domain',
  ...['demo/assemble', 'demo/content', 'demo/fill', 'demo/shop.ts'],
  ...['demo/fill.ts', 'demo/fill-products.ts'],
  ...['scripts/bundle-server.mjs', 'scripts/server-workers.ts'],
  'package-lock.json',
];

export function say(line) {
  process.stdout.write(`· ${line}\n`);
}

/** Prints the message and exits with code 1. */
export function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/**
 * Runs a program with one progress line; its output appears only when it fails. `options.run`
 * is another way to run it.
 */
export async function step(title, command, args, options = {}) {
  const started = Date.now();
  const ticking = setInterval(() => say(`${title} … ${seconds(started)}`), 15_000);
  say(`${title} …`);
  const { code, output } = await (options.run ?? run)(command, args, options);
  clearInterval(ticking);
  if (code !== 0) {
    process.stderr.write(output.slice(-6_000));
    fail(`${title} failed (exit code ${code}). The lines above say why. ${options.advice ?? ''}`);
  }
  say(`${title}: done in ${seconds(started)}`);
}

export function run(command, args, { stdio = 'pipe', env = {}, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, stdio, env: { ...process.env, ...env } });
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', (error) => resolve({ code: 127, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs a command of npm: of the npm that started this script, if one did. */
export async function npm(title, args, options) {
  const quiet = [...args, '--no-audit', '--no-fund'];
  const cli = process.env.npm_execpath;
  if (cli) await step(title, process.execPath, [cli, ...quiet], options);
  else await step(title, 'npm', quiet, options);
}

/** Installs what the lock file names, unless it is there; a contributor's tools stay. */
export async function install({ withTests }) {
  const withTools = withTests || hasTools(root);
  if (isInstalled(root, { withTools })) return;
  await npm('Installing packages', ['ci', ...(withTools ? [] : ['--omit=dev'])]);
}

/** Builds storefront, console and server, each unless nothing it is made of has changed. */
export async function build() {
  const settings = `${process.env.BASE_URL ?? ''} ${process.env.IMAGE_URL ?? ''}`;
  const node = pinnedNode();
  const env = { NODE_ENV: 'production' };
  await unlessBuilt('storefront', hashOf(storefrontSources, settings), async () => {
    const router = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs');
    await step('Building the storefront', node, [router, 'build'], { env });
    const hindi = { ...env, LANGUAGE: 'hi', BUILD_DIR: 'build/hi' };
    await step('Building it in Hindi', node, [router, 'build'], { env: hindi });
    const workerBuild = ['scripts/build-service-worker.mjs'];
    await step('Building the service worker', node, workerBuild, { env });
    // Both are served from one folder; files of the same content have the same name.
    cpSync(join(root, 'build/hi/client/assets'), join(root, 'build/client/assets'), {
      recursive: true,
    });
    rmSync(join(root, 'build/hi/client'), { recursive: true });
    await step('Compressing its files', node, ['scripts/compress.ts', 'build/client']);
  });
  await unlessBuilt('console', hashOf(consoleSources), async () => {
    const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
    const args = [vite, 'build', '--config', 'vite.console.config.ts'];
    await step('Building the console', node, args, { env });
    await step('Compressing its files', node, ['scripts/compress.ts', 'build/console/assets']);
  });
  await buildServer();
}

export function buildServer() {
  return unlessBuilt('server', hashOf(serverSources), () =>
    step('Bundling the server', pinnedNode(), ['scripts/bundle-server.mjs']),
  );
}

/** Skips the build where the stamp file has the hash of the same sources. */
async function unlessBuilt(part, wanted, make) {
  const stamp = join(root, 'build', `.thok-${part}`);
  if (readIfThere(stamp) === wanted) return;
  rmSync(stamp, { force: true });
  await make();
  writeFileSync(stamp, wanted);
}

/** The Node that the project brings along; failing that, this one if it is new enough. */
export function pinnedNode() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const path = join(root, 'node_modules', `node-${system}-${process.arch}`, 'bin', name);
  if (existsSync(path)) return path;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 24 || (major === 24 && minor >= 7)) return process.execPath;
  return fail(
    `Thok brings its own Node 24 for Linux, Windows and Intel Macs. On ${process.platform} ${process.arch} please install Node 24.7 or newer (this is ${process.version}).`,
  );
}

function hashOf(paths, extra = '') {
  const hash = createHash('sha256').update(extra);
  for (const path of paths) {
    for (const file of filesBelow(join(root, path)))
      hash.update(relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function filesBelow(path) {
  if (!existsSync(path)) return [];
  const entries = tryList(path);
  if (!entries) return [path];
  return entries.flatMap((entry) => filesBelow(join(path, entry))).sort();
}

function tryList(path) {
  try {
    return readdirSync(path);
  } catch (error) {
    if (error.code === 'ENOTDIR') return undefined;
    throw error;
  }
}

function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}
