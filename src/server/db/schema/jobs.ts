import { sql } from 'drizzle-orm';
import { check, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';

/** The last run of each kind of background work, for the operator. */
export const jobRuns = pgTable(
  'job_runs',
  {
    name: text().primaryKey(),
    startedAt: time().notNull(),
    /** null: under way, or killed. */
    finishedAt: time(),
    outcome: text({ enum: ['done', 'failed'] }),
    /** What was done, or what went wrong, in words. */
    result: text().notNull().default(''),
  },
  (t) => [check('job_runs_outcome', sql`${t.outcome} in ('done','failed')`)],
);
