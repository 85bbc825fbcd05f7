import { rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import type { Database } from '#server/db/connect.ts';
import { backUpShop } from './dump.ts';

const socketIn = (dataDir: string) => join(dataDir, 'backup.sock');

const wanted = z.object({ file: z.string().min(1) });
type Answer = { rows?: number; fault?: string };

/**
 * Only the process that holds an embedded database can read it, so the open shop writes the backup
 * itself when told to. Who may enter DATA_DIR, the owner alone, may tell it.
 */
export async function openBackupSocket(
  database: Database,
  dataDir: string,
): Promise<() => Promise<void>> {
  async function backUp(asked: IncomingMessage): Promise<Answer> {
    const { file } = wanted.parse(await json(asked));
    return backUpShop(database, dataDir, file);
  }
  const server = createServer(async (asked, answer) => {
    // Whatever was sent, or cut off while it was sent, the shop goes on.
    const result: Answer = await backUp(asked).catch((error) => ({ fault: String(error) }));
    answer.end(JSON.stringify(result));
  });
  // A shop that was killed leaves its socket; the lock of the folder says that it is gone.
  rmSync(socketIn(dataDir), { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(socketIn(dataDir), resolve);
  });
  // A backup under way is finished, as a request is.
  return async () => {
    await new Promise((resolve) => server.close(resolve));
  };
}

/** undefined: no shop is open on this folder. */
export function askOpenShop(dataDir: string, file: string): Promise<Answer | undefined> {
  return new Promise((resolve, reject) => {
    const asking = request(
      { socketPath: socketIn(dataDir), method: 'POST' },
      (answer) => resolve(json(answer) as Promise<Answer>), // `as`: written by the function above
    );
    asking.on('error', (error) => {
      const closed = 'code' in error && /^(ENOENT|ECONNREFUSED)$/.test(String(error.code));
      if (closed) resolve(undefined);
      else reject(error);
    });
    asking.end(JSON.stringify({ file }));
  });
}
