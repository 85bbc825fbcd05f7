import { useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { ActionBar } from '#console/components/ActionBar.tsx';
import { formatRupees } from '#console/components/money.ts';
import { useSelection } from '#console/components/use-selection.ts';
import { consoleCall } from '#console/data/api.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { defineList } from '#console/lists/define-list.ts';
import { checkFilter, searchFilter } from '#console/lists/filters.ts';
import { ListScreen } from '#console/lists/ListScreen.tsx';
import { chequeStateNames, receiptTexts, chequeTexts as t } from '#console/messages/receipts.ts';
import type { ChequeWire } from '#contract/console/receipt-list.ts';
import { chequeStates, mayChequeBecome } from '#domain/payments/receipts.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { BounceDialog } from './BounceDialog.tsx';
import { ChequeTable } from './ChequeTable.tsx';

const list = defineList({
  title: t.title,
  actions: { list: 'listCheques', count: 'countCheques', export: 'exportCheques' },
  states: {
    label: t.states,
    name: 'state',
    values: chequeStates,
    textOf: (state) => chequeStateNames[state],
    noneOf: (state) => t.none[state],
  },
  filters: { q: searchFilter(receiptTexts), due: checkFilter(t.due) },
  empty: { scene: 'khata', noneFound: t.noneFound },
  paging: { first: 'The first', next: 'More' },
});

export const { loader } = list;

type Told = { tone: 'success' | 'info'; text: string };

/** Cheques by how they stand: moved on together, and one by one where one bounces. */
export function Component() {
  const data = useLoaderData<typeof loader>();
  const { cheques } = data;
  const selection = useSelection(cheques);
  const [told, setTold] = useState<Told[]>([]);
  const [bounced, setBounced] = useState<ChequeWire>();
  const { revalidate } = useRevalidator();
  const { pending, failure, submit } = useSubmit();
  const move = (to: 'deposited' | 'cleared') =>
    submit(async () => {
      const ids = selection.rows.map(({ id }) => id);
      const { moved, refused } = await consoleCall('moveCheques', { ids, to });
      selection.clear();
      setTold([
        { tone: 'success', text: t.moved(moved.length, chequeStateNames[to]) },
        ...(refused.length > 0 ? [{ tone: 'info' as const, text: t.refused(refused.length) }] : []),
      ]);
      await revalidate();
    });
  const may = (to: 'deposited' | 'cleared') =>
    selection.rows.every(({ cheque_state: from }) => from !== null && mayChequeBecome(from, to));
  const amount = selection.rows.reduce((sum, one) => sum + one.amount, 0);
  return (
    <>
      <ListScreen
        list={list}
        data={data}
        isEmpty={cheques.length === 0}
        notice={told.map(({ tone, text }) => (
          <Notice key={text} tone={tone}>
            {text}
          </Notice>
        ))}
      >
        <ChequeTable cheques={cheques} selection={selection} onBounce={setBounced} />
      </ListScreen>
      {selection.rows.length > 0 && (
        <ActionBar
          label={t.selected(selection.rows.length, formatRupees(amount))}
          failure={failure}
        >
          <Button look="quiet" onClick={selection.clear}>
            {t.clear}
          </Button>
          {may('deposited') && (
            <Button look="primary" aria-disabled={pending} onClick={() => move('deposited')}>
              {t.deposit}
            </Button>
          )}
          {may('cleared') && (
            <Button
              look={may('deposited') ? 'secondary' : 'primary'}
              aria-disabled={pending}
              onClick={() => move('cleared')}
            >
              {t.cleared}
            </Button>
          )}
        </ActionBar>
      )}
      {bounced && (
        <BounceDialog
          cheque={bounced}
          charge={data.bounce_charge}
          onClose={() => setBounced(undefined)}
        />
      )}
    </>
  );
}
