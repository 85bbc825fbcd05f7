import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea, createdAt } from './columns.ts';

/** Pictures uploaded in the console, and the demo's on a server: here, so that every node and every backup has them. */
export const pictures = pgTable(
  'pictures',
  {
    folder: text().notNull(),
    /** Of an uploaded one the hash of its bytes: a name never means another picture. */
    name: text().notNull(),
    bytes: bytea().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.folder, t.name] })],
);
