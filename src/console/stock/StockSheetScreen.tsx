import { type FormEvent, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { randomKey } from '#client/random-key.ts';
import { textOf } from '#client/use-field-errors.ts';
import { consoleCall } from '#console/api.ts';
import { productTabs } from '#console/layout/area-tabs.ts';
import { ScreenHead } from '#console/layout/ScreenHead.tsx';
import { productTexts } from '#console/messages/products.ts';
import { reasonNames, stockTexts as t } from '#console/messages/stock.ts';
import { ActionBar } from '#console/parts/ActionBar.tsx';
import chips from '#console/parts/chips.module.css';
import { Tabs } from '#console/parts/Tabs.tsx';
import { UnsavedGuard } from '#console/parts/UnsavedGuard.tsx';
import { useSubmit } from '#console/use-submit.ts';
import { countedReasons } from '#domain/stock.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Notice } from '#ui/Notice.tsx';
import { LineEntry } from './LineEntry.tsx';
import { SheetTable } from './SheetTable.tsx';
import styles from './StockSheet.module.css';
import type { SheetLine } from './sheet-line.ts';

/** Many lines of stock at once, by keyboard: SKU, Enter, units, Enter; all booked together. */
export function Component() {
  const [search] = useSearchParams();
  const reason = countedReasons.find((one) => one === search.get('reason')) ?? 'restock';
  const [lines, setLines] = useState<SheetLine[]>([]);
  const [booked, setBooked] = useState<number>();
  const [wrongId, setWrongId] = useState<number>();
  // The same sheet sent again, because its answer was lost, is booked once.
  const key = useRef('');
  const { pending, failure, submit } = useSubmit((refusal) => {
    setWrongId(Number(refusal.extra.product_id) || undefined);
    return false;
  });

  function change(next: SheetLine[]): void {
    key.current = randomKey();
    setLines(next);
    setBooked(undefined);
    setWrongId(undefined);
  }

  function add({ product, units }: SheetLine): void {
    const others = lines.filter((line) => line.product.id !== product.id);
    const before = lines.find((line) => line.product.id === product.id)?.units ?? 0;
    change([{ product, units: units + before }, ...others]);
  }

  function book(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    submit(async () => {
      await consoleCall('changeStocks', {
        lines: lines.map(({ product, units }) => ({ product_id: product.id, units })),
        ...{ reason, note: textOf(form, 'note'), idempotency_key: key.current },
      });
      form.reset();
      const count = lines.length;
      change([]);
      setBooked(count);
    });
  }

  return (
    <>
      <Tabs label={productTexts.title} tabs={productTabs} />
      <ScreenHead title={t.title} />
      <nav className={chips.chips} aria-label={t.reasons}>
        {countedReasons.map((one) => (
          <Link
            key={one}
            className={chips.chip}
            to={`?reason=${one}`}
            aria-current={one === reason || undefined}
            replace
          >
            {reasonNames[one]}
          </Link>
        ))}
      </nav>
      <LineEntry reason={reason} onAdd={add} />
      <div className={styles.sheet}>
        {booked !== undefined && <Notice tone="success">{t.booked(booked)}</Notice>}
      </div>
      <UnsavedGuard when={lines.length > 0 && !pending} />
      {lines.length > 0 && (
        <form className={styles.sheet} method="post" autoComplete="off" onSubmit={book}>
          <SheetTable
            lines={lines}
            reason={reason}
            wrongId={wrongId}
            onRemove={(id) => change(lines.filter((line) => line.product.id !== id))}
          />
          <Field name="note" label={t.note} hint={t.noteHint} maxLength={200} />
          <ActionBar label={t.summary(lines.length, sum(lines))} failure={failure}>
            <Button type="submit" aria-disabled={pending}>
              {pending ? t.booking : t.book(lines.length)}
            </Button>
          </ActionBar>
        </form>
      )}
    </>
  );
}

function sum(lines: readonly SheetLine[]): number {
  return lines.reduce((total, line) => total + line.units, 0);
}
