import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';

export type PostgresServer = {
  url: string;
  /** Its first process, whose children are the others; another one after a restart. */
  pid(): number;
  /** As a power cut would. */
  kill(): Promise<void>;
  /** On the same port and folder. */
  restart(): Promise<void>;
  /** Where its tables are: without its log, which goes on when it is full. */
  disk: SmallDisk | undefined;
  stop(): Promise<void>;
};

/** Where initdb and postgres are: POSTGRES_BIN, or found, if need be installed, as `npm test` does. */
export function postgresFolder(): string {
  process.env.POSTGRES_BIN ||= lastLineOf('../scripts/postgres-folder.mjs');
  return process.env.POSTGRES_BIN;
}

function lastLineOf(script: string): string {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const output = execFileSync(process.execPath, [path], { encoding: 'utf8' });
  return output.trim().split('\n').at(-1) ?? '';
}

type Folder = {
  path: string;
  data: string;
  wal: string;
  disk: SmallDisk | undefined;
  options: SpawnOptions;
};

/** A PostgreSQL server of our own, in a folder of its own, gone with the tests. */
export async function startPostgres(
  binFolder: string,
  { durable = false, smallDisk = false, settings = [] as string[] } = {},
): Promise<PostgresServer> {
  const folder = newFolder(smallDisk);
  const places = ['-D', folder.data, '--waldir', folder.wal];
  const initArgs = [...places, '-U', 'thok', '--auth=trust', '--no-sync'];
  const texts = ['--encoding=UTF8', '--locale=C.UTF-8'];
  execFileSync(join(binFolder, 'initdb'), [...initArgs, ...texts], folder.options);
  return runServer(binFolder, folder, [`fsync=${durable ? 'on' : 'off'}`, ...settings]);
}

function newFolder(smallDisk: boolean): Folder {
  const path = mkdtempSync(join(tmpdir(), 'thok-postgres-'));
  const owner = unprivilegedUser();
  if (owner) chownSync(path, owner.uid, owner.gid);
  const data = join(path, 'data');
  if (smallDisk) mkdirSync(data);
  const disk = smallDisk ? mountSmallDisk(data, owner) : undefined;
  const options: SpawnOptions = { ...owner, stdio: 'ignore', cwd: path };
  return { path, data, wal: join(path, 'wal'), disk, options };
}

async function runServer(
  binFolder: string,
  folder: Folder,
  given: string[],
): Promise<PostgresServer> {
  const port = await freePort();
  const own = [`port=${port}`, 'listen_addresses=127.0.0.1', 'max_connections=200'];
  const url = `postgres://thok@127.0.0.1:${port}/postgres`;
  const places = ['-D', folder.data, '-k', folder.path];
  const args = [...places, ...[...own, ...given].flatMap((setting) => ['-c', setting])];
  const run = async () => {
    const child = spawn(join(binFolder, 'postgres'), args, folder.options);
    await untilReachable(url, child);
    return child;
  };
  let server = await run();
  const end = async (signal: 'SIGINT' | 'SIGKILL') => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await gone;
  };
  return {
    url,
    pid: () => server.pid ?? 0,
    kill: () => end('SIGKILL'),
    async restart() {
      server = await restarted(run);
    },
    disk: folder.disk,
    async stop() {
      await end('SIGINT');
      folder.disk?.unmount();
      rmSync(folder.path, { recursive: true, force: true });
    },
  };
}

export async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text);
  await client.end();
}

/** Its processes go one by one after a kill, and it does not start beside them. */
async function restarted(run: () => Promise<ChildProcess>): Promise<ChildProcess> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      if (tries === 20) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

/** PostgreSQL refuses to run as root: then it runs as the system's nobody. */
export function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

export async function untilReachable(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (server.exitCode !== null) throw new Error(`It ended with ${server.exitCode}`);
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100)); // not up yet
    }
  }
  throw new Error('It did not come up within 10 s');
}
