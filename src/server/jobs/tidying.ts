import type { Database } from '#server/db/connect.ts';

/** At night: the embedded database answers nobody else meanwhile. */
export async function tidy(database: Database): Promise<string> {
  const startedAt = performance.now();
  await database.tidy();
  return `took ${Math.round(performance.now() - startedAt)} ms`;
}
