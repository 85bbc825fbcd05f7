import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type PostgresServer,
  postgresFolder,
  startPostgres,
  unprivilegedUser,
} from '#test/postgres-server.ts';
import { openPostgres } from './postgres.ts';

const hasOpenssl = spawnSync('openssl', ['version']).error === undefined;
const folder = mkdtempSync(join(tmpdir(), 'thok-tls-'));
const made = join(folder, 'made');
const servers: PostgresServer[] = [];

function makeCluster(name: string): string {
  const addresses = ['10.0.0.1', '10.0.0.2', '10.0.0.3'];
  execFileSync('deploy/patroni/make.sh', [join(folder, name), '10.0.0.0/24', ...addresses]);
  return join(folder, name);
}

/** A server that shows this certificate, by the name `localhost`. */
async function serverWith(certificate: string, key: string): Promise<URL> {
  const owner = unprivilegedUser();
  for (const file of [folder, made, join(made, 'one'), certificate, key]) {
    if (owner) chownSync(file, owner.uid, owner.gid);
  }
  const files = [`ssl_cert_file=${certificate}`, `ssl_key_file=${key}`];
  const server = await startPostgres(postgresFolder(), { settings: ['ssl=on', ...files] });
  servers.push(server);
  const url = new URL(server.url);
  url.hostname = 'localhost';
  url.searchParams.set('sslmode', 'verify-full');
  url.searchParams.set('sslrootcert', join(made, 'ca.crt'));
  return url;
}

describe.runIf(hasOpenssl)(
  'with sslmode=verify-full and the authority of deploy/patroni/make.sh',
  () => {
    let url: URL;
    beforeAll(async () => {
      const addresses = ['10.0.0.1', '10.0.0.2', '10.0.0.3'];
      execFileSync('deploy/patroni/make.sh', [made, '10.0.0.0/24', ...addresses]);
      url = await serverWith(join(made, 'one/machine.crt'), join(made, 'one/machine.key'));
    });
    afterAll(async () => {
      await Promise.all(servers.map((server) => server.stop()));
      rmSync(folder, { recursive: true });
    });

    test('every connection is encrypted, also those that listen and try writes', async () => {
      const database = await openPostgres(url.href, () => {});
      const stopListening = await database.listen('nothing', () => {});
      const probe = database.openWriteProbe();
      await database.ping();
      const { rows } = await database.execute(
        `select count(*)::int as n, bool_and(ssl) as encrypted from pg_stat_ssl
        join pg_stat_activity using (pid) where application_name like 'thok %'`,
      );
      expect(rows[0]).toMatchObject({ encrypted: true });
      expect(rows[0]).toHaveProperty(
        'n',
        expect.toSatisfy((n: number) => n >= 3),
      );
      await probe.close();
      await stopListening();
      await database.close();
    });

    test('a server that another authority vouches for is refused', async () => {
      const other = new URL(url);
      other.searchParams.set('sslrootcert', join(makeCluster('strangers'), 'ca.crt'));
      await expect(openPostgres(other.href, () => {})).rejects.toThrow(
        /cannot be reached: .*certificate/,
      );
    });

    test('a server of another name is refused, though the authority is ours', async () => {
      const [certificate, key] = [join(folder, 'other.crt'), join(folder, 'other.key')];
      const authority = ['-CA', join(made, 'ca.crt'), '-CAkey', join(made, 'ca.key')];
      const name = ['-subj', '/CN=other', '-addext', 'subjectAltName=DNS:other.example'];
      const output = ['-nodes', '-keyout', key, '-out', certificate];
      execFileSync(
        'openssl',
        ['req', '-x509', '-newkey', 'rsa:2048', ...authority, ...name, ...output],
        {
          stdio: 'ignore',
        },
      );
      const other = await serverWith(certificate, key);
      await expect(openPostgres(other.href, () => {})).rejects.toThrow(
        /Hostname\/IP does not match/,
      );
    });
  },
);
