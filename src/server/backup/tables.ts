import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { migratedTables, newestMigration, readAppliedMigration } from '#server/db/migrate.ts';
import { rowsOf } from '#server/db/rows.ts';

export type Table = {
  name: string;
  /** Those that are written: the database computes the others. */
  columns: string[];
  /** Has pictures in it: a few rows are many bytes. */
  heavy: boolean;
};

/**
 * The feed of catalogue changes counts transactions of this very server, and every start reads all. In the
 * other two an older version keeps built files; this one leaves them alone.
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
        and ${await isOwn(db)}
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

/** Whether `table_name` is one of the shop's: other programs may keep theirs in the same database. */
async function isOwn(db: Db): Promise<SQL> {
  const applied = await readAppliedMigration(db);
  // Which tables a newer version has is not known: of its database all are taken, so that none is missing.
  if (applied > newestMigration()) return sql`true`;
  return sql`table_name = any(${sql.param(migratedTables(applied))}::text[])`;
}

/** A table of another program that refers to one of the shop's, which then cannot be emptied alone. */
export async function findForeignReference(db: Db): Promise<string | undefined> {
  const own = sql`(select format('%I.%I', table_schema, table_name)::regclass
    from information_schema.tables where table_schema = 'public' and ${await isOwn(db)})`;
  const [found] = await rowsOf<{ name: string }>(
    db,
    sql`select conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid in ${own} and conrelid not in ${own} order by 1 limit 1`,
  );
  return found?.name;
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
      from pg_sequences where format('%I.%I', schemaname, sequencename) in (
        select pg_get_serial_sequence(format('%I.%I', table_schema, table_name), column_name)
        from information_schema.columns where table_schema = 'public' and ${await isOwn(db)})
      order by sequencename`,
  );
}
