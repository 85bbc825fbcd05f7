import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { listPermission, maxSavedViews } from '#domain/operators/saved-views.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { lockOperator } from '#server/queries/operators/operators.ts';
import { countOtherViews, upsertView } from '#server/queries/operators/saved-views.ts';

const refuse = consoleRefusalsOf('saveView');

export const saveView: ConsoleHandler<'saveView'> = async (
  { db, operator, audit },
  { list, name, query },
) => {
  if (!operator.may(listPermission[list])) {
    throw refuse('list-not-allowed', 'Your role does not include this list.');
  }
  return db.transaction(async (tx) => {
    // One after the other: many at once would all be counted before any of them is kept.
    await lockOperator(tx, operator.id);
    const key = { operatorId: operator.id, list };
    if ((await countOtherViews(tx, key, name)) >= maxSavedViews) {
      throw refuse('too-many', `There are ${maxSavedViews} saved views. Please delete one first.`);
    }
    const view = await upsertView(tx, { ...key, name, query });
    await audit(tx, `saved view ${view.id}`, { after: { list, name, query } });
    return { view };
  });
};
