import { customType, integer, text, timestamp } from 'drizzle-orm/pg-core';

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
export const createdAt = () => timestamp({ withTimezone: true }).notNull().defaultNow();
/** Counts saves: of two at once, the second is told. */
export const version = () => integer().notNull().default(1);
export const time = () => timestamp({ withTimezone: true });
/** The name that readers of Hindi see; '': they see the English one. */
export const nameHi = () => text().notNull().default('');
export const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
