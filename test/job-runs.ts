import { asc } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { jobRuns } from '#server/db/schema/jobs.ts';

/** The last run of each kind of work. */
export function readJobRuns(db: Db) {
  return db.select().from(jobRuns).orderBy(asc(jobRuns.name));
}
