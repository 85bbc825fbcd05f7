import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const port = '3917';
const origin = `http://127.0.0.1:${port}`;
/** As `start-period` of the health check, and some for a busy machine. */
const startMs = 240_000;
const builders = ['vite', 'rolldown', 'typescript', 'esbuild', '@react-router/dev', 'vitest'];

/** Opens a shop in the image and tells what was found, each with what it is about. */
export async function checkImage(image, dataDir) {
  const findings = [];
  const find = (what, found, ok) => findings.push({ what, found: String(found), ok });
  const { config, path } = image;
  find('size, MB', image.megabytes, image.megabytes < 800);
  find('user', config.User, config.User === 'node');
  const tools = builders.filter((name) => existsSync(join(path, 'shop/node_modules', name)));
  const npm = ['npm', 'npx', 'corepack'].filter((name) =>
    existsSync(join(path, 'usr/local/bin', name)),
  );
  find(
    'what builds or installs',
    [...tools, ...npm].join(', ') || 'none',
    tools.length + npm.length === 0,
  );

  const { uid } = statSync(join(path, 'data'));
  chownSync(dataDir, uid, uid);
  const inside = (command, options) =>
    spawn('setpriv', sandbox({ path, dataDir, uid, config, command }), options);
  const runInside = (command) => finished(inside(command, { stdio: 'pipe' }));

  const started = Date.now();
  const shop = inside(config.Cmd, { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = finished(shop);
  // CMD, then the command itself.
  const check = config.Healthcheck.Test.slice(1);
  const healthy = async () => (await runInside(check)).code === 0;
  let isHealthy = false;
  while (!isHealthy && shop.exitCode === null && Date.now() - started < startMs) {
    isHealthy = await healthy();
    if (!isHealthy) await setTimeout(500);
  }
  find('health check', isHealthy ? `passes after ${seconds(started)}` : 'fails', isHealthy);
  if (!isHealthy) {
    shop.kill('SIGKILL');
    find('what it said', (await ended).said.slice(-500), false);
    return findings;
  }
  for (const page of ['/', '/console/sign-in', '/readyz', '/api?endpoint=getAllBrands']) {
    const { status } = await fetch(origin + page);
    find(page, status, status === 200);
  }
  const rights = readFileSync(`/proc/${shopPid(shop)}/status`, 'utf8');
  const right = (name) => new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(rights)?.[1];
  find('its user id on the machine', right('Uid'), right('Uid') === String(uid));
  find('capabilities', right('CapEff'), /^0+$/.test(right('CapEff')));
  find('no new privileges', right('NoNewPrivs'), right('NoNewPrivs') === '1');
  const write = `require('node:fs').writeFileSync('/shop/written', '')`;
  const { said } = await runInside(['node', '-e', write]);
  find('writing to /shop', /EROFS|EACCES/.exec(said)?.[0] ?? 'possible', said.includes('EROFS'));
  const backup = ['node', 'src/server/backup/backup.ts', '/data/backup.gz'];
  const { code } = await runInside(backup);
  find('backup beside the open shop', `exit code ${code}`, code === 0);

  const stopped = Date.now();
  process.kill(shopPid(shop), 'SIGTERM');
  const { code: exitCode } = await ended;
  find('SIGTERM', `exit code ${exitCode} after ${seconds(stopped)}`, exitCode === 0);
  find('health check of a closed shop', (await healthy()) ? 'passes' : 'fails', !(await healthy()));
  return findings;
}

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Arguments of setpriv: the image's own user, without any right, in namespaces of bubblewrap. */
function sandbox({ path, dataDir, uid, config, command }) {
  const ids = [`--reuid=${uid}`, `--regid=${uid}`, '--clear-groups', '--no-new-privs'];
  const mounts = ['--ro-bind', path, '/', '--proc', '/proc', '--dev', '/dev', '--tmpfs', '/tmp'];
  const alone = ['--unshare-pid', '--unshare-ipc', '--unshare-uts', '--die-with-parent'];
  const env = [...config.Env, `PORT=${port}`, 'HOST=127.0.0.1'].flatMap((pair) => {
    const [name, ...value] = pair.split('=');
    return ['--setenv', name, value.join('=')];
  });
  const place = ['--bind', dataDir, '/data', '--chdir', config.WorkingDir];
  return [...ids, 'bwrap', '--clearenv', ...env, ...mounts, ...place, ...alone, ...command];
}

/** setpriv became bubblewrap; its child is the first process inside, and that one's child the shop. */
function shopPid(shop) {
  const childOf = (pid) =>
    Number(execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' }));
  return childOf(childOf(shop.pid));
}

async function finished(child) {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk;
    });
  }
  const code = await new Promise((resolve) => child.on('close', resolve));
  return { code, said };
}
