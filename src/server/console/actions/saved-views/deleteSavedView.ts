import type { ConsoleHandler } from '#server/console/context.ts';
import { existing } from '#server/console/existing.ts';
import { deleteView } from '#server/queries/operators/saved-views.ts';

export const deleteSavedView: ConsoleHandler<'deleteSavedView'> = async (
  { db, operator, audit },
  { id },
) =>
  db.transaction(async (tx) => {
    const gone = existing(await deleteView(tx, id, operator.id), 'view');
    await audit(tx, `saved view ${id}`, { before: { name: gone.name, query: gone.query } });
    return { message: 'The view is deleted.' };
  });
