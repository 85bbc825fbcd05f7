import { execFile, execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort, postgresFolder, unprivilegedUser } from '#test/postgres-server.ts';
import { type Member, newMember, type Programs, replaceIn, wholeMachine } from './member.ts';
import { type Listed, readMembers } from './members.ts';

export type PatroniCluster = {
  /** By way of HAProxy, with TLS that is checked. */
  url: string;
  /** Past HAProxy. */
  urlOf(member: Member): string;
  members: Member[];
  /** Which of them has this role now. */
  inRole(role: Listed['role']): Promise<Member>;
  /** Waits until all three follow one leader, one of them synchronously. */
  untilWhole(): Promise<void>;
  patronictl(...args: string[]): Promise<void>;
  close(): Promise<void>;
};

const makeScript = fileURLToPath(new URL('../../deploy/patroni/make.sh', import.meta.url));
const names = ['one', 'two', 'three'];
const shopPassword = 'of-the-shop';
const wholeWithinMs = 90_000;
/** What Patroni tells is at most as old as `loop_wait` of patroni.yml: it has to hold for longer. */
const freshMs = 6_000;

/** The programs of Debian's packages, whose names `npm test` and `npm run chaos` set; undefined where one is missing. */
export function patroniPrograms(): Programs | undefined {
  const { PATRONI: patroni, PATRONICTL: patronictl, ETCD: etcd, HAPROXY: haproxy } = process.env;
  return patroni && patronictl && etcd && haproxy
    ? { patroni, patronictl, etcd, haproxy }
    : undefined;
}

/** Three machines and HAProxy as deploy/patroni makes them, as processes of our own. */
export async function startPatroniCluster(programs: Programs): Promise<PatroniCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'thok-patroni-'));
  const made = join(folder, 'made');
  // Of its own, so that ports need not be: all of 127.0.0.0/8 is this machine.
  const network = `127.${1 + (process.pid % 250)}.${Date.now() % 250}`;
  const addresses = names.map((_name, index) => `${network}.${index + 1}`);
  execFileSync(makeScript, [made, '127.0.0.0/8', ...addresses], { stdio: 'pipe' });
  giveAway(folder);
  const ca = join(made, 'ca.crt');
  const members = names.map((name, index) =>
    newMember(programs, name, addresses[index] ?? '', join(made, name)),
  );
  const port = await freePort();
  const haproxyFile = join(made, 'haproxy.cfg');
  replaceIn(haproxyFile, {
    '127.0.0.1:5433': `127.0.0.1:${port}`,
    '/etc/thok-cluster/ca.crt': ca,
  });
  const haproxy = spawn(programs.haproxy, ['-f', haproxyFile], { stdio: 'ignore' });
  const list = () => readMembers(addresses, readFileSync(ca, 'utf8'));
  const address = (host: string, port: number) =>
    `postgres://thok:${shopPassword}@${host}:${port}/thok?sslmode=verify-full&sslrootcert=${ca}`;

  const cluster: PatroniCluster = {
    url: address('localhost', port),
    urlOf: (member) => address(member.address, 5432),
    members,
    async inRole(role) {
      const found = (await list()).find((one) => one.role === role);
      const member = members.find(({ name }) => name === found?.name);
      if (!member) throw new Error(`No member is ${role}`);
      return member;
    },
    async untilWhole() {
      const until = performance.now() + wholeWithinMs;
      let since = performance.now();
      while (performance.now() < since + freshMs) {
        if (!isWhole(await list())) since = performance.now();
        if (performance.now() > until) {
          throw new Error(members.map(({ name, log }) => `${name}: ${log()}`).join('\n'));
        }
        await setTimeout(200);
      }
    },
    async patronictl(...args) {
      const config = join(made, names[0] ?? '', 'patroni.yml');
      await promisify(execFile)(programs.patronictl, ['-c', config, ...args]);
    },
    async close() {
      haproxy.kill('SIGKILL');
      for (const member of members) member.signal(wholeMachine, 'SIGKILL');
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
  try {
    for (const member of members) member.start();
    await cluster.untilWhole();
    createShop(await cluster.inRole('leader'));
    return cluster;
  } catch (error) {
    await cluster.close();
    throw error;
  }
}

function isWhole(all: Listed[]): boolean {
  const leader = all.find(({ role }) => role === 'leader');
  return (
    all.length === names.length &&
    all.some(({ role }) => role === 'sync_standby') &&
    all.every(({ state, timeline }) => {
      return timeline === leader?.timeline && ['running', 'streaming'].includes(state);
    })
  );
}

function giveAway(folder: string): void {
  const owner = unprivilegedUser();
  if (!owner) return;
  const within = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const path of [folder, ...within.map((name) => join(folder, name))]) {
    chownSync(path, owner.uid, owner.gid);
  }
}

/** As docs/operate/cluster.md says, on the leader. */
function createShop({ home }: Member): void {
  const config = readFileSync(join(home, 'patroni.yml'), 'utf8');
  const password = /superuser:\n.*\n\s+password: (\S+)/.exec(config)?.[1] ?? '';
  for (const statement of [
    `create role thok login password '${shopPassword}'`,
    'create database thok owner thok',
  ]) {
    const args = ['-h', home, '-U', 'postgres', '-c', statement];
    const env = { ...process.env, PGPASSWORD: password };
    execFileSync(join(postgresFolder(), 'psql'), args, { env, stdio: 'pipe' });
  }
}
