import type { Page } from '@playwright/test';
import { cookieName, startSession } from '#server/auth/session.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { addCustomer } from '#test/builders.ts';
import { noteError } from '#test/logged-errors.ts';

let own: Promise<{ id: number; token: string }> | undefined;

async function newCustomer(): Promise<{ id: number; token: string }> {
  const database = await openPostgres(process.env.SHOP_DATABASE_URL ?? '', noteError);
  const id = await addCustomer(database.db);
  const token = await startSession(database.db, id, 'journey');
  await database.close();
  return { id, token };
}

/** Signs in a customer of the shared shop whom no other worker has; gives the id. */
export async function signInOwn(page: Page): Promise<number> {
  own ??= newCustomer();
  const { id, token } = await own;
  const url = process.env.SHOP_URL ?? '';
  await page.context().addCookies([{ name: cookieName(false), value: token, url, httpOnly: true }]);
  return id;
}
