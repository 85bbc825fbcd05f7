import type { ParsedConsoleInput } from '#contract/console/index.ts';
import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { editProduct } from '#domain/catalogue/bulk-edit.ts';
import {
  applyEdit,
  batchesOf,
  editOf,
  insertEditRows,
  isPriceEdit,
  missingPlace,
} from '#server/bulk-edits/apply-edit.ts';
import { editRow } from '#server/bulk-edits/edit-row.ts';
import { leftOutText } from '#server/bulk-edits/run-due-edits.ts';
import type { ConsoleHandler, OperatorContext } from '#server/console/context.ts';
import { refuseLarge } from '#server/console/imports/large-change.ts';
import { badField } from '#server/messages/bad-input.ts';
import {
  findEdit,
  findEditByKey,
  insertEdit,
  updateEdit,
} from '#server/queries/catalogue/bulk-edits.ts';
import { readStates } from '#server/queries/catalogue/product-states.ts';
import { readNowMs } from '#server/queries/clock.ts';
import { findTargets, refuseBeyondPrices, tooMany } from './edit-target.ts';
import { editToWire } from './edit-wire.ts';

const refuse = consoleRefusalsOf('editProducts');

type Input = ParsedConsoleInput<'editProducts'>;
type Tx = OperatorContext['db'];

export const editProducts: ConsoleHandler<'editProducts'> = async (context, input) => {
  if (input.run_at !== undefined) await context.jobs.ready();
  return context.db.transaction((tx) => makeEdit(tx, context, input));
};

async function makeEdit(tx: Tx, context: OperatorContext, input: Input) {
  const { change, run_at, idempotency_key } = input;
  refuseBeyondPrices(context, change);
  const runAt = run_at === undefined ? null : new Date(run_at);
  const id = await insertEdit(tx, {
    ...{ change, operatorId: context.operator.id, idempotencyKey: idempotency_key, runAt },
  });
  if (id === undefined) return { edit: await repeated(tx, input) };
  if (runAt && runAt.getTime() <= (await readNowMs(tx))) {
    throw refuse('time-passed', 'That time has passed. Please choose a later one.');
  }
  const missing = await missingPlace(tx, change);
  if (missing) throw badField(`change.${missing}`, 'is not there');
  const ids = await findTargets(tx, input);
  if (!ids) throw refuse('too-many-products', tooMany);
  const { changed, problem } = runAt
    ? await schedule(tx, id, input, ids)
    : await applyNow(tx, id, context, input, ids);
  refuseOtherCount(changed, input.expected);
  await refuseLarge(tx, context.operator, { fileId: id, rows: changed });
  await updateEdit(tx, id, { changed, problem });
  await context.audit(tx, `product-edit ${id}`, {
    after: { ...change, products: changed, ...(run_at ? { run_at } : {}) },
  });
  if (runAt) await context.jobs.send(tx, 'product-edits', {}, `product-edit ${id}`, runAt);
  return { edit: await wireOf(tx, id) };
}

async function applyNow(
  tx: Tx,
  id: number,
  { operator, caller }: OperatorContext,
  { change }: Input,
  ids: number[],
) {
  const origin = { operatorId: operator.id, action: 'editProducts', address: caller.address };
  const { changed, leftOut } = await applyEdit(tx, { id, fileId: id, change }, ids, origin);
  return { changed, problem: leftOutText(leftOut) };
}

/** For those that it would change today; what it makes of them is decided when it runs. */
async function schedule(tx: Tx, id: number, { change }: Input, ids: number[]) {
  const edit = editOf(change);
  let changed = 0;
  for (const batch of batchesOf(ids)) {
    const rows = (await readStates(tx, batch)).flatMap((product) => {
      const { outcome, after } = editProduct(product.state, edit);
      if (outcome !== 'changed') return [];
      const { priceChange } = editRow(product, after, isPriceEdit(change));
      return [{ targetId: product.id, cells: {}, priceChange }];
    });
    await insertEditRows(tx, id, rows, changed);
    changed += rows.length;
  }
  return { changed, problem: '' };
}

function refuseOtherCount(changed: number, expected: number): void {
  if (changed === 0) throw refuse('nothing-to-change', 'This would change nothing.');
  if (changed === expected) return;
  const message = `Now ${changed} products would change, not ${expected}. Please look again.`;
  throw refuse('changed-elsewhere', message, { changed });
}

/** The answer to the first try was lost. */
async function repeated(tx: Tx, { idempotency_key, change }: Input) {
  const found = await findEditByKey(tx, idempotency_key);
  if (!found) throw new Error('An edit whose key is taken is not there.');
  const edit = editToWire(found);
  const isSame = JSON.stringify(edit.change) === JSON.stringify(change);
  if (!isSame) throw refuse('key-reused', 'This key has already made another edit.');
  return edit;
}

async function wireOf(tx: Tx, id: number) {
  const found = await findEdit(tx, id);
  if (!found) throw new Error('An edit that was made is gone.');
  return editToWire(found);
}
