import type { ConsoleHandler } from '#server/console/context.ts';
import { statementOf } from './statement.ts';

export const getStatement: ConsoleHandler<'getStatement'> = async (context, input) =>
  (await statementOf(context, input)).statement;
