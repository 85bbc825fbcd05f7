import type { ConsoleHandler } from '#server/console/context.ts';
import { readSavedViews } from '#server/queries/operators/saved-views.ts';

export const listSavedViews: ConsoleHandler<'listSavedViews'> = async (
  { db, operator },
  { list },
) => ({ views: await readSavedViews(db, { operatorId: operator.id, list }) });
