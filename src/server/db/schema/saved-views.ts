import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { savedViewLists } from '#domain/operators/saved-views.ts';
import { createdAt, id, partOf } from './columns.ts';
import { operators } from './operators.ts';

/** Filters of a list that an operator has given a name. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: id(),
    operatorId: partOf(() => operators.id),
    list: text({ enum: savedViewLists }).notNull(),
    name: text().notNull(),
    /** As in the screen's address: 'status=active&unpaid=1'. */
    query: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex().on(t.operatorId, t.list, t.name)],
);
