import type { Database } from '#server/db/connect.ts';

/** At night: the embedded database answers nobody else meanwhile. */
export async function vacuum(database: Database): Promise<string> {
  const startedAt = performance.now();
  await database.vacuum();
  return `took ${Math.round(performance.now() - startedAt)} ms`;
}
