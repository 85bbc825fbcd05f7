import { type FormEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { randomKey } from '#client/random-key.ts';
import { textOf } from '#client/use-field-errors.ts';
import { ActionBar } from '#console/components/ActionBar.tsx';
import { ChipLinks } from '#console/components/ChipLinks.tsx';
import { UnsavedGuard } from '#console/components/UnsavedGuard.tsx';
import { consoleCall } from '#console/data/api.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { reasonNames, stockTexts as t } from '#console/messages/stock.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import { Tabs } from '#console/navigation/Tabs.tsx';
import type { ConsoleOutput } from '#contract/console/index.ts';
import { type CountedReason, countedReasons } from '#domain/stock/stock.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Question } from '#ui/Question.tsx';
import { type BookedLine, BookedNotice } from './BookedNotice.tsx';
import { LineEntry } from './LineEntry.tsx';
import type { SheetLine } from './SheetTable.tsx';
import { SheetTable } from './SheetTable.tsx';
import styles from './StockSheet.module.css';

type Sheet = { reason: CountedReason; lines: SheetLine[] };

/** Many lines of stock at once, by keyboard: SKU, Enter, units, Enter; all booked together. */
export function Component() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const wanted = countedReasons.find((one) => one === search.get('reason')) ?? 'restock';
  const [sheet, setSheet] = useState<Sheet>({ reason: wanted, lines: [] });
  const { lines } = sheet;
  // Lines keep the kind they were typed as, however the address changed, until someone says otherwise.
  const reason = lines.length > 0 ? sheet.reason : wanted;
  const [booked, setBooked] = useState<BookedLine[]>();
  const [wrongId, setWrongId] = useState<number>();
  const codeField = useRef<HTMLInputElement>(null);
  // The same sheet sent again, because its answer was lost, is booked once.
  const key = useRef('');
  const { pending, failure, submit } = useSubmit((refusal) => {
    setWrongId(Number(refusal.extra.product_id) || undefined);
    return false;
  });

  function change(next: SheetLine[], kind = reason): void {
    key.current = randomKey();
    setSheet({ reason: kind, lines: next });
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
      const { lines: moved } = await consoleCall('changeStocks', {
        lines: lines.map(({ product, units }) => ({ product_id: product.id, units })),
        ...{ reason, note: textOf(form, 'note'), idempotency_key: key.current },
      });
      form.reset();
      change([]);
      setBooked(bookedLines(lines, moved));
      // The form that had the focus is gone; the next sheet begins here.
      codeField.current?.focus();
    });
  }

  const units = lines.reduce((total, line) => total + line.units, 0);
  return (
    <>
      <Tabs />
      <ScreenHead title={t.title} />
      <KindChips reason={reason} />
      <LineEntry reason={reason} codeField={codeField} onAdd={add} />
      <div className={`stack ${styles.sheet}`}>{booked && <BookedNotice lines={booked} />}</div>
      <UnsavedGuard when={lines.length > 0 && !pending} />
      {lines.length > 0 && (
        <form className={`stack ${styles.sheet}`} method="post" autoComplete="off" onSubmit={book}>
          <SheetTable
            lines={lines}
            reason={reason}
            wrongId={wrongId}
            onRemove={(id) => change(lines.filter((line) => line.product.id !== id))}
          />
          <Field name="note" label={t.note} hint={t.noteHint} maxLength={200} />
          <ActionBar label={t.summary(lines.length, units)} failure={failure} hidesLabelOnPhone>
            <Button
              type="submit"
              look={reason === 'write-off' ? 'danger' : 'primary'}
              aria-disabled={pending}
            >
              {pending ? t.booking : t.book[reason](lines.length, units)}
            </Button>
          </ActionBar>
        </form>
      )}
      {wanted !== reason && (
        <Question
          title={t.changeKindTitle(lines.length, wanted)}
          text={t.changeKindText(lines.length, units, wanted)}
          keep={t.keepKind(reason)}
          yes={t.changeKind(wanted)}
          look={wanted === 'write-off' ? 'danger' : 'primary'}
          onYes={() => change(lines, wanted)}
          onClose={() => navigate(`?reason=${reason}`, { replace: true })}
        />
      )}
    </>
  );
}

function KindChips({ reason }: { reason: CountedReason }) {
  const links = countedReasons.map((one) => ({
    search: `?reason=${one}`,
    text: reasonNames[one],
    isCurrent: one === reason,
  }));
  return <ChipLinks label={t.reasons} links={links} replace />;
}

type MovedLine = ConsoleOutput<'changeStocks'>['lines'][number];

function bookedLines(lines: readonly SheetLine[], moved: readonly MovedLine[]): BookedLine[] {
  return lines.flatMap(({ product: { id, product_name: name } }) => {
    const line = moved.find(({ product_id }) => product_id === id);
    return line ? [{ id, name, units: line.units, stock: line.stock }] : [];
  });
}
