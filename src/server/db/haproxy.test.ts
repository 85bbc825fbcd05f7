import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort, hasStandbys, postgresFolder, startPostgres } from '#test/postgres-server.ts';
import { openPostgres } from './postgres.ts';

const program = process.env.HAPROXY ?? '';
const binFolder = postgresFolder();
const canRun = program !== '' && hasStandbys(binFolder);
const documented = new URL('../../../deploy/haproxy.cfg', import.meta.url);

/** HAProxy as an operator is told to run it, in front of these two servers. */
async function startHaproxy(urls: [string, string]): Promise<number> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'thok-haproxy-'));
  const file = join(folder, 'haproxy.cfg');
  const [one, two] = urls.map((url) => new URL(url).host);
  const text = readFileSync(documented, 'utf8')
    .replace('127.0.0.1:5433', `127.0.0.1:${port}`)
    .replace('10.0.0.1:5432', `${one}`)
    .replace('10.0.0.2:5432', `${two}`);
  writeFileSync(file, text);
  const child = spawn(program, ['-f', file], { stdio: 'ignore' });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await gone;
    rmSync(folder, { recursive: true });
  });
  return port;
}

/** What docs/operate promises of a standby that takes over. */
const untilDone = <T>(work: () => Promise<T>) =>
  vi.waitFor(work, { timeout: 10_000, interval: 100 });

test.skipIf(!canRun)(
  'behind HAProxy writes follow the standby that takes over, within 10 s',
  async () => {
    execFileSync(program, ['-c', '-f', documented.pathname], { stdio: 'ignore' });
    const primary = await startPostgres(binFolder);
    onTestFinished(() => primary.stop());
    const direct = await openPostgres(primary.url, () => {});
    await direct.execute('create role haproxy login; create table written (n int)');
    await direct.close();
    const standby = await primary.addStandby();
    onTestFinished(() => standby.stop());
    const port = await startHaproxy([primary.url, standby.url]);
    const url = `postgres://thok@127.0.0.1:${port}/postgres`;
    const database = await untilDone(() => openPostgres(url, () => {}));
    onTestFinished(() => database.close());
    const write = (n: number) => database.db.execute(sql`insert into written values (${n})`);
    await untilDone(() => write(1));

    await primary.kill();
    await standby.promote();
    await untilDone(() => write(2));
    const { rows } = await untilDone(() =>
      database.execute('select distinct n from written order by n'),
    );
    expect(rows).toEqual([{ n: 1 }, { n: 2 }]);
  },
);
