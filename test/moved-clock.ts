import { sql } from 'drizzle-orm';
import { onTestFinished } from 'vitest';
import { openPostgres } from '#server/db/postgres.ts';
import { noteError } from './logged-errors.ts';
import { query } from './postgres-server.ts';
import { startApp } from './start-app.ts';
import { newPostgresDb } from './test-db.ts';

/** Found before PostgreSQL's own `now()`, also by the defaults of columns. */
const movedNow = `
  create schema moved;
  create table moved.clock (ahead interval not null);
  insert into moved.clock values ('0');
  create function moved.now() returns timestamptz language sql stable
    as 'select pg_catalog.now() + ahead from moved.clock';
  do $$ declare c record; begin
    execute format('alter database %I set search_path = moved, pg_catalog, public', current_database());
    for c in select table_name as t, column_name as n from information_schema.columns
      where table_schema = 'public' and column_default = 'now()'
    loop execute format('alter table public.%I alter column %I set default moved.now()', c.t, c.n); end loop;
  end $$;`;

/** A shop whose database's clock a test sets forward, as if that time had passed. */
export async function shopWithClock() {
  const url = await newPostgresDb();
  await query(url, movedNow);
  const shop = await startApp(await openPostgres(url, noteError));
  onTestFinished(() => shop.close());
  const letPass = (time: string) =>
    shop.database.db.execute(sql`update moved.clock set ahead = ahead + ${time}::interval`);
  return { shop, letPass };
}
