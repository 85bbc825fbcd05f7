import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { lockEmptyCatalogue } from '#server/queries/shop/set-up.ts';

const refuse = consoleRefusalsOf('addDemoProducts');

export const addDemoProducts: ConsoleHandler<'addDemoProducts'> = async (context) => {
  const added = await context.db.transaction(async (tx) => {
    if (!(await lockEmptyCatalogue(tx))) {
      throw refuse('not-empty', 'The shop has categories, brands or products of its own already.');
    }
    const after = await context.fillDemoCatalogue(tx);
    await context.audit(tx, 'shop', { after });
    return after;
  });
  await context.catalogue.refresh();
  return added;
};
