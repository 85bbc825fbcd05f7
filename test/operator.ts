import { randomUUID } from 'node:crypto';
import type { ConsoleActionName, ConsoleInput, ConsoleOutput } from '#contract/console/index.ts';
import { consoleMethodOf } from '#contract/console/method.ts';
import type { OperatorRole } from '#domain/operators/permissions.ts';
import { operatorCookie, startOperatorSession } from '#server/auth/operator-session.ts';
import { hashSecret } from '#server/auth/secret-hash.ts';
import type { Db } from '#server/db/connect.ts';
import { insertOperator } from '#server/queries/operators/operators.ts';
import { expectConsoleDocumented } from './documented.ts';
import type { TestApp } from './start-app.ts';

export type ConsoleAnswer<N extends ConsoleActionName> = {
  http: number;
  success: boolean;
  code?: string;
  message?: string;
  cookie?: string;
} & Partial<ConsoleOutput<N>> &
  Record<string, unknown>;

export type TestOperator = {
  id: number;
  email: string;
  headers: Record<string, string>;
  call<N extends ConsoleActionName>(name: N, input: ConsoleInput<N>): Promise<ConsoleAnswer<N>>;
};

export const testPassword = 'a long password';
let passwordHash: Promise<string> | undefined;

/** An operator with `testPassword`; gives id and e-mail address. */
export async function addOperator(db: Db, role: OperatorRole, routes: string[] = []) {
  passwordHash ??= hashSecret('operator', testPassword);
  const email = `${role}-${randomUUID()}@thok.example`;
  const row = await insertOperator(db, {
    email,
    name: `A ${role}`,
    role,
    routes,
    passwordHash: await passwordHash,
  });
  return { id: row?.id ?? 0, email };
}

/** Calls the console's API with these headers. */
export function consoleCaller(shop: TestApp, headers: Record<string, string> = {}) {
  return async <N extends ConsoleActionName>(
    name: N,
    input: ConsoleInput<N>,
  ): Promise<ConsoleAnswer<N>> => {
    const given = Object.entries(input as object).filter(([, value]) => value !== undefined); // `as`: every input is an object
    const query = new URLSearchParams(given.map(([key, value]) => [key, String(value)]));
    const method = consoleMethodOf(name);
    const isGet = method === 'GET';
    const answer = await shop.app.inject({
      url: `/console/api/${name}${isGet ? `?${query}` : ''}`,
      method,
      headers: { 'x-thok': '1', ...headers },
      ...(isGet ? {} : { payload: input as object }), // `as`: as above
    });
    const cookie = String(answer.headers['set-cookie'] ?? '').split(';', 1)[0];
    expectConsoleDocumented(name, answer.statusCode, answer.json());
    return { http: answer.statusCode, ...(cookie ? { cookie } : {}), ...answer.json() };
  };
}

/** A signed-in operator's browser. */
export async function newOperator(
  shop: TestApp,
  role: OperatorRole,
  routes: string[] = [],
): Promise<TestOperator> {
  const { db } = shop.database;
  const { id, email } = await addOperator(db, role, routes);
  const token = await startOperatorSession(db, id, { userAgent: 'test', address: '127.0.0.1' });
  const headers = { cookie: operatorCookie(token, false).split(';', 1)[0] ?? '' };
  return { id, email, headers, call: consoleCaller(shop, headers) };
}
