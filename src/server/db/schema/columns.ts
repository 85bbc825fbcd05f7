import { integer, timestamp } from 'drizzle-orm/pg-core';

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
export const createdAt = () => timestamp({ withTimezone: true }).notNull().defaultNow();
/** Counts saves: of two at once, the second is told. */
export const version = () => integer().notNull().default(1);
export const time = () => timestamp({ withTimezone: true });
