import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { ActionBar } from '#console/components/ActionBar.tsx';
import { CustomerSearch, type FoundCustomer } from '#console/components/CustomerSearch.tsx';
import { consoleCall } from '#console/data/api.ts';
import { useMe } from '#console/data/use-me.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { eveningTexts as t } from '#console/messages/cash.ts';
import { methodNames } from '#console/messages/orders.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import { Tabs } from '#console/navigation/Tabs.tsx';
import { paiseTyped } from '#console/receipts/allocation-draft.ts';
import { maxReceiptsAtOnce } from '#domain/limits.ts';
import { formatPaise, paiseToRupees } from '#domain/money/money.ts';
import { paymentMethods } from '#domain/payments/payments.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './Evening.module.css';
import { EveningRows } from './EveningRows.tsx';
import {
  changedRow,
  type EveningRow,
  isWhole,
  newRow,
  storedRows,
  storeRows,
  sumOf,
} from './evening-rows.ts';

type Saved = { rows: number; total: string };

/** An evening's money by keyboard: customer, Enter, amount, Enter; all recorded together. */
export function Component() {
  const storageKey = `evening-${useMe().id}`;
  const [rows, setRows] = useState(() => storedRows(storageKey));
  const [saved, setSaved] = useState<Saved>();
  const [wrong, setWrong] = useState<number>();
  // Told only once it was tried to record them.
  const [isChecked, setChecked] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => storeRows(storageKey, rows), [storageKey, rows]);
  const { pending, failure, submit } = useSubmit(({ extra }) => {
    setWrong(typeof extra.row === 'number' ? extra.row : undefined);
    return false;
  });

  function change(next: EveningRow[]): void {
    setRows(next);
    setWrong(undefined);
    setSaved(undefined);
  }
  const add = (customer: FoundCustomer) =>
    change([...rows, newRow(customer, rows.at(-1)?.method ?? 'cash')]);

  function save(): void {
    setChecked(true);
    if (!rows.every(isWhole)) return;
    submit(async () => {
      const { receipts } = await consoleCall('recordReceipts', {
        rows: rows.map(({ key, customer, amount, method, reference }) => ({
          ...{ customer_id: customer.id, amount: paiseToRupees(paiseTyped(amount) ?? 0) },
          ...{ method, reference, idempotency_key: key },
        })),
      });
      change([]);
      setChecked(false);
      setSaved({ rows: receipts.length, total: formatPaise(sumOf(rows)) });
      search.current?.focus();
    });
  }

  return (
    <>
      <Tabs />
      <ScreenHead title={t.title} />
      <p className={`muted ${styles.lead}`}>{t.lead}</p>
      {saved && (
        <Notice tone="success">
          {t.saved(saved.rows, saved.total)} <Link to="/money/receipts">{t.open}</Link>
        </Notice>
      )}
      <EveningRows
        rows={rows}
        wrong={wrong}
        isChecked={isChecked}
        onChange={(row, part) =>
          change(rows.map((one) => (one === row ? changedRow(row, part) : one)))
        }
        onRemove={(row) => change(rows.filter((one) => one !== row))}
        onDone={() => search.current?.focus()}
      />
      {rows.length < maxReceiptsAtOnce ? (
        <div className={styles.search}>
          <CustomerSearch label={t.customer} input={search} onChoose={add} />
        </div>
      ) : (
        <Notice tone="info">{t.tooMany(maxReceiptsAtOnce)}</Notice>
      )}
      {rows.length > 0 && (
        <ActionBar label={sumsText(rows)} failure={failure}>
          <Button aria-disabled={pending} onClick={save}>
            {pending ? t.saving : t.save(rows.length, formatPaise(sumOf(rows)))}
          </Button>
        </ActionBar>
      )}
    </>
  );
}

/** "Cash ₹4,000.00 · UPI ₹1,200.00" */
function sumsText(rows: readonly EveningRow[]): string {
  return paymentMethods
    .map((method) => ({ method, paise: sumOf(rows.filter((row) => row.method === method)) }))
    .filter(({ paise }) => paise > 0)
    .map(({ method, paise }) => t.byMethod(methodNames[method], formatPaise(paise)))
    .join(' · ');
}
