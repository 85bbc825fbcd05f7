import { formatPaise } from '#domain/money/money.ts';
import { useCart } from '#web/cart/use-cart.ts';
import { quickOrder as t } from '#web/messages/en/reorder.ts';
import { offeredLines, offerTotalPaise } from '#web/reorder/reorder-line.ts';
import { AddBar } from './AddBar.tsx';
import { MatchedRow } from './MatchedRow.tsx';
import { isAsked, type MatchedLine, wishOf } from './matched-line.ts';
import type { QuickOrderControl } from './use-quick-order.ts';

type MatchedListProps = { control: QuickOrderControl; isShared: boolean };

/** What was understood, with what the shop can give of it: first what is a guess or a question, since that is to be looked at. */
export function MatchedList({ control, isShared }: MatchedListProps) {
  const cart = useCart();
  const known = control.lines.filter((line) => line.chosen);
  if (known.length === 0) return null;
  const offered = offeredLines(known.flatMap(wishOf), cart.lines ?? []);
  const paise = offered.reduce((sum, { offer }) => sum + offerTotalPaise(offer), 0);
  const rows = known.map((line, i) => ({ line, offered: offered[i] }));
  const guesses = rows.filter(({ line }) => isUnsure(line));
  const sure = rows.filter(({ line }) => !isUnsure(line));
  // What is still here after adding was not added, whatever it is.
  const wasAdded = control.note?.tone === 'success';
  const groups = wasAdded
    ? [{ key: 'rest', title: t.rest(rows.length), rows }]
    : [
        { key: 'guesses', title: t.guessed(guesses.length), hint: t.guessedHint, rows: guesses },
        { key: 'sure', title: isShared ? t.sharedLines : t.found(sure.length), rows: sure },
      ];
  return (
    <>
      {isShared && !wasAdded && (
        <p className="muted">{t.sharedLead(rows.length, formatPaise(paise))}</p>
      )}
      {groups
        .filter((group) => group.rows.length > 0)
        .map(({ key, title, hint, rows }) => (
          <section key={key} className="stack gap-2">
            <h2>{title}</h2>
            {hint !== undefined && <p className="muted">{hint}</p>}
            <ul className="stack gap-2" aria-label={title}>
              {rows.map((row) => (
                <MatchedRow key={row.line.id} {...row} control={control} />
              ))}
            </ul>
          </section>
        ))}
      <AddBar offered={offered} paise={paise} control={control} />
    </>
  );
}

function isUnsure(line: MatchedLine): boolean {
  return line.isGuess || isAsked(line);
}
