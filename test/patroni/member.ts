import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { postgresFolder, unprivilegedUser } from '#test/postgres-server.ts';
import { childrenOf, signalAll } from '#test/processes.ts';

export type Part = 'etcd' | 'patroni' | 'postgres';
/** Patroni first: it would start the others again. */
export const wholeMachine: readonly Part[] = ['patroni', 'postgres', 'etcd'];

/** A database machine: an address of its own on the loopback interface, a folder, and three programs. */
export type Member = {
  name: string;
  address: string;
  home: string;
  /** Those that do not run; Patroni starts PostgreSQL. */
  start(): void;
  signal(parts: readonly Part[], name: 'SIGSTOP' | 'SIGCONT' | 'SIGKILL'): void;
  /** What its programs said last. */
  log(): string;
};

export type Programs = { patroni: string; patronictl: string; etcd: string; haproxy: string };

/** `home` has what deploy/patroni/make.sh made for it: only the folders become others. */
export function newMember(programs: Programs, name: string, address: string, home: string): Member {
  const log = join(home, 'log');
  const data = join(home, 'data');
  replaceIn(join(home, 'patroni.yml'), {
    '/etc/thok-cluster': home,
    '/usr/lib/postgresql/15/bin': postgresFolder(),
    '/var/lib/postgresql/15/thok': data,
    '/var/run/postgresql': home,
  });
  replaceIn(join(home, 'etcd'), {
    '/etc/thok-cluster': home,
    '/var/lib/etcd/thok': join(home, 'etcd-data'),
  });
  const children: Partial<Record<Part, ChildProcess>> = {};
  const run = (part: Part, command: string, env: Record<string, string> = {}) => {
    const running = children[part];
    if (running && running.exitCode === null && running.signalCode === null) return;
    // The shell is there for the log only: it becomes the program.
    children[part] = spawn('sh', ['-c', `exec ${command} >> ${log} 2>&1`], {
      ...{ ...unprivilegedUser(), cwd: home, stdio: 'ignore' },
      env: { PATH: process.env.PATH, ...env },
    });
  };
  const pidsOf = (part: Part): number[] => {
    const pid = part === 'postgres' ? postmasterOf(data) : children[part]?.pid;
    return pid === undefined ? [] : [pid, ...childrenOf(pid)];
  };
  return {
    ...{ name, address, home },
    start() {
      run('etcd', programs.etcd, settingsIn(join(home, 'etcd')));
      run('patroni', `${programs.patroni} ${join(home, 'patroni.yml')}`);
    },
    signal: (parts, signal) => signalAll(parts.flatMap(pidsOf), signal),
    log: () => readFileSync(log, 'utf8').slice(-2_000),
  };
}

export function replaceIn(file: string, texts: Record<string, string>): void {
  let content = readFileSync(file, 'utf8');
  for (const [text, other] of Object.entries(texts)) {
    if (!content.includes(text)) throw new Error(`${file} does not name ${text}`);
    content = content.replaceAll(text, other);
  }
  writeFileSync(file, content);
}

/** As systemd reads an EnvironmentFile. */
function settingsIn(file: string): Record<string, string> {
  const lines = readFileSync(file, 'utf8').matchAll(/^(\w+)=(.*)$/gm);
  return Object.fromEntries([...lines].map(([, name, value]) => [name, value]));
}

function postmasterOf(data: string): number | undefined {
  try {
    return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
  } catch {
    return undefined; // it does not run
  }
}
