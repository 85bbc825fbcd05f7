import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea, createdAt } from './columns.ts';

/** Builds of storefront and console that nodes of this shop serve or have served. */
export const builds = pgTable('builds', {
  /** The hash of the names of its files, which hold the hashes of their contents. */
  id: text().primaryKey(),
  /** When a node last found that another build was the newest. */
  startedAt: createdAt(),
});

/** Their scripts and styles: nodes with another build serve them to pages that are still open. */
export const buildAssets = pgTable(
  'build_assets',
  {
    /** Its address: `/assets/home-C9xdOrV_.js`. */
    path: text().notNull(),
    buildId: text()
      .notNull()
      .references(() => builds.id, { onDelete: 'cascade' }),
    /** Compressed, as it lies beside the built file. */
    brotli: bytea().notNull(),
  },
  (t) => [primaryKey({ columns: [t.path, t.buildId] })],
);
