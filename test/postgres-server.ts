import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

export type PostgresServer = { url: string; stop(): Promise<void> };

/** A PostgreSQL server of our own, in a folder of its own, gone with the tests. */
export async function startPostgres(binFolder: string): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'thok-postgres-'));
  const owner = unprivilegedUser();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const options = { ...owner, stdio: 'ignore' as const, cwd: folder };
  const initArgs = ['-D', data, '-U', 'thok', '--auth=trust', '--no-sync', '--encoding=UTF8'];
  execFileSync(join(binFolder, 'initdb'), [...initArgs, '--locale=C.UTF-8'], options);
  const port = await freePort();
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'fsync=off',
    'max_connections=200',
  ];
  const server = spawn(
    join(binFolder, 'postgres'),
    ['-D', data, '-k', folder, ...settings.flatMap((setting) => ['-c', setting])],
    options,
  );
  const url = `postgres://thok@127.0.0.1:${port}/postgres`;
  await untilReachable(url, server);
  return {
    url,
    async stop() {
      const gone = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root: then it runs as the system's nobody. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

function freePort(): Promise<number> {
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

async function untilReachable(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}`);
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100)); // not up yet
    }
  }
  throw new Error('PostgreSQL did not come up within 10 s');
}
