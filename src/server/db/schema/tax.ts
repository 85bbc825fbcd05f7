import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { id } from './columns.ts';

/** What goods are taxed at, by the digits their HSN begins with and the day from which it holds. */
export const taxRates = pgTable(
  'tax_rates',
  {
    id: id(),
    hsn: text().notNull(),
    from: date().notNull(),
    /** Hundredths of a percent: 18 % is 1800. */
    rate: integer().notNull(),
  },
  (t) => [
    unique().on(t.hsn, t.from),
    check('tax_rates_hsn', sql`${t.hsn} ~ '^([0-9]{2}|[0-9]{4}|[0-9]{6}|[0-9]{8})$'`),
    check('tax_rates_rate', sql`${t.rate} between 0 and 10000`),
  ],
);
