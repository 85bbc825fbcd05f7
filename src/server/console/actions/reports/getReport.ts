import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { makeReport } from './report.ts';

const refuse = consoleRefusalsOf('getReport');
/** What a screen shows; the file has them all. */
const maxRows = 100;

export const getReport: ConsoleHandler<'getReport'> = async ({ db }, input) => {
  const report = await makeReport(db, input, maxRows);
  if (!report) {
    throw refuse('too-many-orders', 'These days have too many orders. Please choose fewer days.');
  }
  return report;
};
