import { type AnyPgColumn, customType, integer, text, timestamp } from 'drizzle-orm/pg-core';

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
export const createdAt = () => timestamp({ withTimezone: true }).notNull().defaultNow();
/** Counts saves: of two at once, the second is told. */
export const version = () => integer().notNull().default(1);
export const time = () => timestamp({ withTimezone: true });
/** What readers of Hindi see: a name, or a text; '': they see the English one. */
export const nameHi = () => text().notNull().default('');
export const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
/** The id of a row that stays as long as this one is there. */
export const refersTo = (column: () => AnyPgColumn) => integer().notNull().references(column);
/** The id of a row whose part this is: it goes with that. */
export const partOf = (column: () => AnyPgColumn) =>
  integer().notNull().references(column, { onDelete: 'cascade' });
