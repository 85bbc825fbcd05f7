import type { ConsoleHandler } from '#server/console/context.ts';
import { makeReport } from './report.ts';

/** What a screen shows; the file has them all. */
const maxRows = 100;

export const getReport: ConsoleHandler<'getReport'> = ({ db }, input) =>
  makeReport(db, input, maxRows);
