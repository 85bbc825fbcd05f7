import type { Page } from '@playwright/test';
import type { OperatorRole } from '#domain/operators/permissions.ts';
import { atEachWidth, expectAccessible, expectNoSidewaysScroll } from './good-page.ts';
import { expect } from './shop-fixture.ts';

export { test } from './order-fixture.ts';
export { expect } from './shop-fixture.ts';

const same = { 'x-thok': '1' };

export const owner = { email: 'operator@thok.example', password: 'thok-demo-operator' };

type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>;
const sessions = new Map<string, Cookies>();

export async function post(page: Page, action: string, data: object) {
  return (await page.request.post(`/console/api/${action}`, { data, headers: same })).json();
}

export async function read(page: Page, action: string, params: Record<string, string | number>) {
  return (await page.request.get(`/console/api/${action}`, { params, headers: same })).json();
}

/** Signs in without the form, once per operator. */
export async function signInAs(page: Page, operator: { email: string; password: string }) {
  const known = sessions.get(operator.email);
  if (known) return page.context().addCookies(known);
  await post(page, 'signIn', operator);
  // Its own cookie only: with a customer's as well, another customer would be signed out later.
  const cookies = await page.context().cookies();
  sessions.set(
    operator.email,
    cookies.filter(({ name }) => name === 'thok_console'),
  );
}

let added = 0;

/** A new operator of that role; the owner adds it. */
export async function addOperator(page: Page, role: OperatorRole) {
  await signInAs(page, owner);
  added += 1;
  const operator = {
    email: `${role}-${process.pid}-${added}@thok.example`,
    name: `${role} ${added}`,
    password: 'a long password',
  };
  const answer = await post(page, 'saveOperator', {
    ...operator,
    role,
    ...(role === 'driver' ? { routes: ['Rajpur'] } : {}),
    own_password: owner.password,
  });
  await page.context().clearCookies();
  return { ...operator, id: Number(answer.operator.id) };
}

/** Accessible and within the screen. */
export async function expectGoodScreen(page: Page): Promise<void> {
  // Its data has come; the screen before it may have had a heading as well.
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Loading', exact: true })).toHaveCount(0);
  await atEachWidth(page, async () => {
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}
