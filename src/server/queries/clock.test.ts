import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { couponVerdict } from '#server/actions/cart/coupon-verdict.ts';
import { addCoupon } from '#test/builders.ts';
import { openTestDb } from '#test/test-db.ts';
import { countTry } from './account/login-attempts.ts';
import { readNowMs } from './clock.ts';

/** A node whose clock is wrong; the database is a machine of its own. */
function setNodeClock(hours: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 });
}

afterEach(() => {
  vi.useRealTimers();
});

test.each([1, -1])('a node %d h off decides by the clock of the database', async (hours) => {
  const { db, close } = await openTestDb();
  onTestFinished(close);
  const now = Date.now();
  const minutes = (n: number) => new Date(now + n * 60_000);
  const today = await addCoupon(db, { startsAt: minutes(-30), endsAt: minutes(30) });
  const over = await addCoupon(db, { endsAt: minutes(-30) });
  const tries = async () => (await countTry(db, 'guessed')).allowed;
  for (let i = 0; i < 5; i += 1) expect(await tries()).toBe(true);

  setNodeClock(hours);
  expect(Math.abs((await readNowMs(db)) - now)).toBeLessThan(60_000);
  expect(await tries()).toBe(false);
  const buyer = { customerId: 1, sellingTotalPaise: 1_000_00 };
  expect(await couponVerdict(db, today, buyer)).toMatchObject({ valid: true });
  expect(await couponVerdict(db, over, buyer)).toMatchObject({ code: 'coupon-expired' });
});
