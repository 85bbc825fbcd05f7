import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea, createdAt } from './columns.ts';

// Nothing reads or writes these tables any more (decision 39). The version before deletes from them in its job
// `cleaning`, which would fail without them, and migrations only add: they go once nobody goes back to it.

export const builds = pgTable('builds', {
  id: text().primaryKey(),
  startedAt: createdAt(),
});

export const buildAssets = pgTable(
  'build_assets',
  {
    path: text().notNull(),
    buildId: text()
      .notNull()
      .references(() => builds.id, { onDelete: 'cascade' }),
    brotli: bytea().notNull(),
  },
  (t) => [primaryKey({ columns: [t.path, t.buildId] })],
);
