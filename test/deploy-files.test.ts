import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { readSettings } from '#server/settings/settings.ts';

// What reads these files in production reads them here, where it is installed (Debian: systemd,
// caddy, prometheus).
const units = [
  'thok.service',
  'thok-backup.service',
  'thok-backup-failed.service',
  'thok-backup.timer',
];
const isInstalled = (program: string) => spawnSync(program, ['--version']).error === undefined;

/** A root folder with the units and the programs that they name, and nothing else. */
function rootWithUnits(): string {
  const root = mkdtempSync(join(tmpdir(), 'thok-units-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  cpSync('/usr/lib/systemd/system', join(root, 'usr/lib/systemd/system'), { recursive: true });
  for (const unit of units) {
    mkdirSync(join(root, 'etc/systemd/system'), { recursive: true });
    copyFileSync(join('deploy', unit), join(root, 'etc/systemd/system', unit));
  }
  for (const program of ['/opt/thok/node_modules/.bin/node', '/bin/sh', '/usr/bin/find']) {
    mkdirSync(dirname(join(root, program)), { recursive: true });
    writeFileSync(join(root, program), '', { mode: 0o755 });
  }
  return root;
}

describe.runIf(isInstalled('systemd-analyze'))('systemd', () => {
  test('finds nothing wrong in the units', () => {
    const args = ['verify', '--man=no', `--root=${rootWithUnits()}`, ...units];
    const { status, stderr } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
    expect(stderr.split('\n').filter((line) => line.includes('thok'))).toEqual([]);
    expect(status).toBe(0);
  });

  test.each(units.filter((unit) => unit.endsWith('.service')))('rates %s as safe', (unit) => {
    // 20 is an exposure of 2.0 of 10.
    const args = ['security', '--offline=true', '--threshold=20', join('deploy', unit)];
    execFileSync('systemd-analyze', args, { stdio: 'pipe' });
  });
});

test.runIf(isInstalled('caddy'))('caddy accepts the Caddyfile', () => {
  const env = { ...process.env, SHOP_DOMAIN: 'shop.example', SHOP_NODES: 'shop1:3000 shop2:3000' };
  const args = ['validate', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile'];
  execFileSync('caddy', args, { env, stdio: 'pipe' });
});

test.runIf(isInstalled('promtool'))('promtool accepts the alert rules', () => {
  execFileSync('promtool', ['check', 'rules', 'docs/operate/alerts.yml'], { stdio: 'pipe' });
});

describe.runIf(isInstalled('openssl'))('three database machines', () => {
  const folder = mkdtempSync(join(tmpdir(), 'thok-cluster-'));
  const addresses = ['10.7.0.11', '10.7.0.12', '10.7.0.13'] as const;
  const made = join(folder, 'made');
  const read = (name: string) => readFileSync(join(made, name), 'utf8');
  beforeAll(() => {
    execFileSync('deploy/patroni/make.sh', [made, '10.7.0.0/24', ...addresses]);
    return () => rmSync(folder, { recursive: true });
  });

  test('each has its own name and address, knows the others, and nothing is left to fill in', () => {
    for (const [index, name] of ['one', 'two', 'three'].entries()) {
      const address = addresses[index];
      expect(read(`${name}/etcd`)).toContain(`ETCD_NAME=${name}\n`);
      expect(read(`${name}/etcd`)).toContain(`ETCD_LISTEN_PEER_URLS=https://${address}:2380\n`);
      expect(read(`${name}/patroni.yml`)).toContain(`\nname: ${name}\n`);
      expect(read(`${name}/patroni.yml`)).toContain(`  listen: ${address}:5432\n`);
      for (const file of [`${name}/etcd`, `${name}/patroni.yml`, 'haproxy.cfg']) {
        for (const other of addresses) expect(read(file)).toContain(other);
        expect(read(file)).not.toMatch(/10\.0\.0\.|SECRET/);
      }
      expect(statSync(join(made, name, 'machine.key')).mode & 0o077).toBe(0);
    }
    expect(read('one/patroni.yml')).toContain('hostssl thok thok 10.7.0.0/24 scram-sha-256');
  });

  test('passwords are made for these three, and are the same on each', () => {
    const passwords = (name: string) => read(`${name}/patroni.yml`).match(/password: \w{48}/g);
    expect(new Set(passwords('one')).size).toBe(3);
    expect(passwords('two')).toEqual(passwords('one'));
  });

  test('Patroni gives time and asks for safety as docs/operate says', () => {
    const config = read('one/patroni.yml');
    for (const line of ['synchronous_mode_strict: true', 'failsafe_mode: true', 'ttl: 20']) {
      expect(config).toContain(`    ${line}\n`);
    }
    // With `etcd3` Patroni before 3.0.3 lost what was acknowledged: docs/decisions/0053-patroni.md.
    expect(config).toMatch(/^etcd:$/m);
  });

  test.runIf(isInstalled('haproxy'))('HAProxy accepts haproxy.cfg', () => {
    const file = join(folder, 'haproxy.cfg');
    const text = read('haproxy.cfg').replaceAll('/etc/thok-cluster', made);
    writeFileSync(file, text);
    execFileSync('haproxy', ['-c', '-f', file], { stdio: 'pipe' });
  });

  test('without its arguments make.sh says how it is called', () => {
    const { status, stderr } = spawnSync('deploy/patroni/make.sh', { encoding: 'utf8' });
    expect(status).toBe(2);
    expect(stderr).toMatch(/^Usage: .*FOLDER NETWORK ADDRESS1/);
  });
});

describe('compose', () => {
  const compose = readFileSync('deploy/compose.yaml', 'utf8');
  const example = readFileSync('deploy/env.example', 'utf8');

  test('hands all of .env to the shop, whose own names win', () => {
    expect(compose).toContain('\n  env_file: .env\n');
    const fixed = [...compose.matchAll(/^ {4}([A-Z_]+): /gm)].map(([, name]) => name);
    for (const name of ['WORKERS', 'DATABASE_POOL', 'RETENTION_DAYS', 'ALLOW_NEWER_DATABASE']) {
      expect(example).toContain(`\n#${name}=`);
      expect(fixed).not.toContain(name);
    }
  });

  test('tags the image with the version, which the example names', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    // `$`-words are Compose's, not ours.
    expect(compose).toContain(['image: thok:', '{THOK_VERSION:-latest}'].join('$'));
    expect(example).toContain(`\nTHOK_VERSION=${version}\n`);
  });

  test('every name of the example is a setting, or one that compose.yaml reads', () => {
    const names = [...example.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name = '']) => name);
    const readme = readFileSync('README.md', 'utf8');
    for (const name of names) {
      expect(readme.includes(`\`${name}\``) || compose.includes(`{${name}:`), name).toBe(true);
    }
    const given = [...example.matchAll(/^#?([A-Z_]+)=(.*)$/gm)].map(([, name, text]) => [
      name,
      text,
    ]);
    expect(readSettings(Object.fromEntries(given))).toMatchObject({ workers: 2 });
  });
});
