import { useState } from 'react';
import { ActionBar } from '#console/components/ActionBar.tsx';
import { formatRupees } from '#console/components/money.ts';
import { figure, TableFrame } from '#console/components/TableFrame.tsx';
import { consoleCall } from '#console/data/api.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { bankTexts as t } from '#console/messages/bank.ts';
import type { ConsoleOutput } from '#contract/console/index.ts';
import { maxReceiptsAtOnce } from '#domain/limits.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './Bank.module.css';
import { BankLineRow } from './BankLineRow.tsx';
import { type Choice, mayBook, proposed, toBook } from './bank-choice.ts';

type BankLinesProps = {
  checked: ConsoleOutput<'checkBankFile'>;
  onBooked: (told: ConsoleOutput<'bookBankLines'>) => Promise<void>;
  onColumns: () => void;
};

/** Lines of a statement: sure ones ticked, the others to be looked at. */
export function BankLines({ checked, onBooked, onColumns }: BankLinesProps) {
  const { lines, left_out } = checked;
  const [choices, setChoices] = useState<ReadonlyMap<number, Choice>>(new Map());
  const [wrong, setWrong] = useState<number>();
  const choiceOf = (line: (typeof lines)[number]) => choices.get(line.row) ?? proposed(line);
  const ticked = lines
    .filter((line) => choiceOf(line).ticked && mayBook(line, choiceOf(line)))
    .slice(0, maxReceiptsAtOnce);
  const { pending, failure, submit } = useSubmit(({ extra }) => {
    setWrong(typeof extra.row === 'number' ? ticked[extra.row]?.row : undefined);
    return false;
  });
  const open = lines.filter(({ state }) => state !== 'known');
  const total = ticked.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;
  const book = () =>
    submit(async () => {
      setWrong(undefined);
      const sent = ticked.map((line) => toBook(line, choiceOf(line)));
      await onBooked(await consoleCall('bookBankLines', { lines: sent }));
    });
  return (
    <>
      <p className={styles.wrongColumns}>
        <Button look="quiet" onClick={onColumns}>
          {t.changeColumns}
        </Button>
      </p>
      {left_out > 0 && <Notice tone="info">{t.leftOut(left_out)}</Notice>}
      {lines.length === 0 ? (
        <p className="muted">{t.nothing}</p>
      ) : (
        <TableFrame
          className={styles.lines}
          heads={['', t.date, t.line, t.customer, figure(t.amount)]}
        >
          {lines.map((line) => (
            <BankLineRow
              key={line.row}
              line={line}
              choice={choiceOf(line)}
              isWrong={line.row === wrong}
              onChange={(choice) => setChoices(new Map(choices).set(line.row, choice))}
            />
          ))}
        </TableFrame>
      )}
      {open.length > 0 && (
        <ActionBar label={t.waiting(open.length - ticked.length)} failure={failure}>
          <Button aria-disabled={pending || ticked.length === 0} onClick={book}>
            {pending ? t.booking : t.book(ticked.length, formatRupees(total))}
          </Button>
        </ActionBar>
      )}
    </>
  );
}
