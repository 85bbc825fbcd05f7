import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { maxSavedViews } from '#domain/saved-views.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { countOtherViews, upsertView } from '#server/queries/saved-views.ts';

const refuse = consoleRefusalsOf('saveView');

export const saveView: ConsoleHandler<'saveView'> = async (
  { db, operator, audit },
  { list, name, query },
) =>
  db.transaction(async (tx) => {
    const key = { operatorId: operator.id, list };
    if ((await countOtherViews(tx, key, name)) >= maxSavedViews) {
      throw refuse('too-many', `There are ${maxSavedViews} saved views. Please delete one first.`);
    }
    const view = await upsertView(tx, { ...key, name, query });
    await audit(tx, `saved view ${view.id}`, { after: { list, name, query } });
    return { view };
  });
