import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ThreadDatabase } from './thread-database.ts';
import type { WriteProbe } from './write-probe.ts';

/** What queries take: a database or a transaction on it, embedded or on a server alike. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** How the connections of one pool are used at this moment. */
export type PoolUse = { pool: string; max: number; open: number; idle: number; waiting: number };

export type Database = {
  db: Db;
  /** For jobs and filling: on a server connections of their own, where a statement may take long. */
  background: Db;
  kind: 'embedded' | 'server';
  /** For a thread that works in batches. */
  forThread(): ThreadDatabase;
  /** Plain SQL, several statements at once where there are no values: for the job queue. */
  execute(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  pools(): PoolUse[];
  /** Fails where the database does not answer within a second; on a server over a connection of its own. */
  ping(): Promise<void>;
  /** Tries a write every few seconds, on a connection of its own; closed before the database is. */
  openWriteProbe(): WriteProbe;
  /**
   * Calls back on each NOTIFY of the channel, with its text; '' also where some may have been missed.
   * Gives the way to stop, which comes before `close`.
   */
  listen(channel: string, onNotify: (text: string) => void): Promise<() => Promise<void>>;
  /** Up to this version's tables, or to those of an earlier migration, by its time. */
  migrate(last?: number): Promise<void>;
  /** Takes back the room of rows that are gone, and counts the rest for the planner. */
  vacuum(): Promise<void>;
  close(): Promise<void>;
};
