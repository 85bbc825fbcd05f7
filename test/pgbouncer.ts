import { spawn } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, unprivilegedUser, untilReachable } from './postgres-server.ts';

/** What an operator is told to use. */
const documented = readFileSync(new URL('../deploy/pgbouncer.ini', import.meta.url), 'utf8');

/** A real PgBouncer in front of a database, with the settings of `deploy`; `change` changes their text. */
export async function startPgBouncer(
  program: string,
  databaseUrl: string,
  change: (settings: string) => string = (settings) => settings,
): Promise<{ url: string; stop(): Promise<void> }> {
  const { hostname, port, pathname, username } = new URL(databaseUrl);
  const ownPort = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'thok-pgbouncer-'));
  const file = join(folder, 'pgbouncer.ini');
  const server = `host=${hostname} port=${port} dbname=${pathname.slice(1)} user=${username}`;
  const settings = documented
    .replace('host=127.0.0.1 port=5432 dbname=thok', server)
    .replace('6432', String(ownPort))
    .replace('scram-sha-256', 'any')
    .replace(/^auth_file.*$/m, 'unix_socket_dir =');
  writeFileSync(file, change(settings));
  const owner = unprivilegedUser(); // it refuses to run as root
  if (owner) for (const path of [folder, file]) chownSync(path, owner.uid, owner.gid);
  const child = spawn(program, ['--quiet', file], { ...owner, cwd: folder, stdio: 'ignore' });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const url = `postgres://${username}@127.0.0.1:${ownPort}/thok`;
  await untilReachable(url, child);
  return {
    url,
    async stop() {
      child.kill('SIGKILL');
      await gone;
      rmSync(folder, { recursive: true });
    },
  };
}
