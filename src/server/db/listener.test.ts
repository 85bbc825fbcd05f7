import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openCatalogue } from '#server/catalogue/store.ts';
import { bothDatabases } from '#test/test-db.ts';

const fail = (place: string, error: unknown) => {
  throw new Error(place, { cause: error });
};

describe.each(bothDatabases)('a listener on %s', (_kind, openDb) => {
  test('that has stopped hears nothing, while another one goes on', async () => {
    const database = await openDb();
    onTestFinished(() => database.close());
    const heard: string[] = [];
    const stop = await database.listen('news', (text) => heard.push(`first ${text}`));
    const stopOther = await database.listen('news', (text) => heard.push(`other ${text}`));
    await database.db.execute(sql`select pg_notify('news', '1')`);
    await vi.waitFor(() => expect(heard.toSorted()).toEqual(['first 1', 'other 1']));
    await stop();
    await database.db.execute(sql`select pg_notify('news', '2')`);
    await vi.waitFor(() => expect(heard).toContain('other 2'));
    expect(heard).not.toContain('first 2');
    await stopOther();
  });

  test('of a catalogue that is closed asks the database for nothing', async () => {
    const database = await openDb();
    const catalogue = await openCatalogue(database, fail);
    const heard: string[] = [];
    await database.db.execute(sql`update products set name = 'Late' where id = 1`);
    await catalogue.close();
    const before = catalogue.current().productsById.get(1)?.name;
    const stop = await database.listen('catalogue', (text) => heard.push(text));
    await database.db.execute(sql`update products set name = 'Later' where id = 1`);
    await vi.waitFor(() => expect(heard).not.toEqual([]));
    await stop();
    await database.close();
    await catalogue.refresh();
    expect(catalogue.current().productsById.get(1)?.name).toBe(before);
  });
});
