import { randomUUID } from 'node:crypto';
import type { OperatorContext } from '#server/console/context.ts';

/** Tells the address that was an operator's until now what was changed, after `jobs.ready()`. */
export async function tellOperator(
  { jobs, operator: by }: OperatorContext,
  tx: OperatorContext['db'],
  before: { email: string; name: string },
  changed: string[],
): Promise<void> {
  const { email, name } = before;
  // A key of its own: of two changes within two minutes both are told.
  const data = { email, name, changed, by: by.name };
  await jobs.send(tx, 'operator-changed-mail', data, `operator changed ${randomUUID()}`);
}
