import { customType, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Pictures uploaded in the console: here, so that every node and every backup has them. */
export const pictures = pgTable(
  'pictures',
  {
    folder: text().notNull(),
    /** The hash of its bytes: a name never means another picture. */
    name: text().notNull(),
    bytes: bytea().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.folder, t.name] })],
);
