import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { databases } from '#test/test-db.ts';
import { limitMessages } from './rate-limit.ts';

describe.each(databases)('a rate limit on %s', (_kind, openDb) => {
  test('refuses past its count, per address, until its window ends; then counts anew', async () => {
    const { db, close } = await openDb();
    onTestFinished(() => close());
    const count = () => limitMessages(db, '10.0.0.1');
    const letPass = (seconds: number) =>
      db.execute(
        sql`update call_counts set window_ends_at = window_ends_at - make_interval(secs => ${seconds})`,
      );
    for (let i = 0; i < 10; i += 1) await count();
    const refused = { code: 'too-many-tries', extra: { retry_after: 600 } };
    await expect(count()).rejects.toMatchObject(refused);
    await limitMessages(db, '10.0.0.2');
    await letPass(590);
    await expect(count()).rejects.toMatchObject({ code: 'too-many-tries' });
    await letPass(11);
    for (let i = 0; i < 10; i += 1) await count();
    await expect(count()).rejects.toMatchObject(refused);
  });
});
