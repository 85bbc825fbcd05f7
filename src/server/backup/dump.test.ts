import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openQueue } from '#server/jobs/queue.ts';
import { noteError } from '#test/logged-errors.ts';
import { openTestDb, testDataDir } from '#test/test-db.ts';
import type { Mark } from './backup-file.ts';
import { dumpShop } from './dump.ts';

test('mails that wait, are tried again or are on their way are in a backup, and no others', async () => {
  const database = await openTestDb();
  const { db } = database;
  const queue = await openQueue(database, noteError);
  const states = ['created', 'retry', 'active', 'completed', 'cancelled', 'failed'];
  for (const state of states) {
    await queue.send(db, 'contact-mail', { messageId: 7 }, state);
    await db.execute(sql`update jobs.job set state = ${state} where singleton_key = ${state}`);
  }
  // What the clock starts.
  await db.execute(sql`insert into jobs.job (name, state) values ('cleaning', 'created')`);
  await queue.close();
  const marks: Mark[] = [];
  await dumpShop(database, testDataDir(), {
    async mark(mark) {
      marks.push(mark);
    },
    async row() {},
  });
  const jobs = marks.filter((mark) => 'job' in mark);
  const contact = { job: 'contact-mail', data: { messageId: 7 } };
  expect(jobs).toEqual(['created', 'retry', 'active'].map((key) => ({ ...contact, key })));
  await database.close();
});
