import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { deleteView } from '#server/queries/operators/saved-views.ts';

const refuse = consoleRefusalsOf('deleteSavedView');

export const deleteSavedView: ConsoleHandler<'deleteSavedView'> = async (
  { db, operator, audit },
  { id },
) =>
  db.transaction(async (tx) => {
    const gone = await deleteView(tx, id, operator.id);
    if (!gone) throw refuse('not-found', 'There is no such view.');
    await audit(tx, `saved view ${id}`, { before: { name: gone.name, query: gone.query } });
    return { message: 'The view is deleted.' };
  });
