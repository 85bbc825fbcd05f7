import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { rowsOf } from '#server/db/rows.ts';

export type Table = {
  name: string;
  /** Those that are written: the database computes the others. */
  columns: string[];
  /** Has pictures in it: a few rows are many bytes. */
  heavy: boolean;
};

/**
 * The feed of catalogue changes counts transactions of this very server, and every start reads all; each
 * start stores the built files that it has.
 */
const leftOut = ['catalogue_changes', 'builds', 'build_assets'];

/** The shop's tables, each after those that it refers to. */
export async function readTables(db: Db): Promise<Table[]> {
  const tables = await rowsOf<Table>(
    db,
    sql`select table_name as name, array_agg(column_name::text order by ordinal_position) as columns,
        bool_or(data_type = 'bytea') as heavy
      from information_schema.tables
        join information_schema.columns using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
      group by table_name order by table_name`,
  );
  const references = await rowsOf<{ from: string; to: string }>(
    db,
    sql`select f.relname as "from", t.relname as "to" from pg_constraint c
        join pg_class f on f.oid = c.conrelid join pg_class t on t.oid = c.confrelid
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace and f.oid <> t.oid`,
  );
  return inOrder(tables, references).filter(({ name }) => !leftOut.includes(name));
}

function inOrder(tables: Table[], references: { from: string; to: string }[]): Table[] {
  const done: Table[] = [];
  let waiting = tables;
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name));
    const held = new Set(references.filter(({ to }) => names.has(to)).map(({ from }) => from));
    const ready = waiting.filter(({ name }) => !held.has(name));
    if (ready.length === 0) throw new Error('Tables refer to each other in a circle.');
    done.push(...ready);
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return done;
}

/** Where each table's numbers stand: a number that was given is not given again. */
export async function readSequences(db: Db) {
  return rowsOf<{ sequence: string; value: string; called: boolean }>(
    db,
    sql`select sequencename as sequence, coalesce(last_value, start_value)::text as value,
        last_value is not null as called
      from pg_sequences where schemaname = 'public' order by sequencename`,
  );
}
