import { formatRupees } from '#console/components/money.ts';
import { moneyTexts as t } from '#console/messages/receipts.ts';
import type { OpenBillWire } from '#contract/console/receipt-list.ts';
import { formatPaise, paiseToRupees, rupeesToPaise } from '#domain/money/money.ts';
import { Button } from '#ui/Button.tsx';
import field from '#ui/Field.module.css';
import { keyOf } from './allocation-draft.ts';
import { billAge, billName } from './bill-words.ts';
import styles from './Money.module.css';

type AllocationsProps = {
  /** undefined: no amount. */
  parts: readonly { bill: OpenBillWire; paise: number | undefined }[];
  /** As typed, by bill; undefined: oldest first. */
  typed: ReadonlyMap<string, string> | undefined;
  /** Below zero: more than was received. */
  restPaise: number;
  onType: (bill: OpenBillWire, text: string) => void;
  onOldest: () => void;
};

/** What an amount pays, bill by bill, and what is left of it. */
export function Allocations({ parts, typed, restPaise, onType, onOldest }: AllocationsProps) {
  return (
    <section className={styles.allocations} aria-label={t.allocation}>
      <div className="row between">
        <p className="caption">{t.allocation}</p>
        {typed && (
          <Button look="quiet" onClick={onOldest}>
            {t.oldest}
          </Button>
        )}
      </div>
      <ul className={styles.parts}>
        {parts.map(({ bill, paise }) => {
          const key = keyOf(bill);
          const isTooMuch = paise === undefined || paise > rupeesToPaise(bill.due);
          const shown = paise ? paiseToRupees(paise).toFixed(2) : '';
          return (
            <li key={key} className={styles.part}>
              <label className={styles.partName} htmlFor={`part ${key}`}>
                {billName(bill)}
                <span className="muted">
                  {billAge(bill)} · {formatRupees(bill.due)}
                </span>
              </label>
              <input
                id={`part ${key}`}
                className={`${field.input} ${styles.partInput}`}
                inputMode="decimal"
                autoComplete="off"
                value={typed ? (typed.get(key) ?? '') : shown}
                placeholder="0"
                aria-invalid={isTooMuch || undefined}
                onChange={({ target }) => onType(bill, target.value)}
              />
              {isTooMuch && (
                <p className={`${field.error} ${styles.partError}`}>
                  {t.tooMuchOf(formatRupees(bill.due))}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {restPaise < 0 ? (
        <p className={field.error} role="alert">
          {t.tooMuch(formatPaise(-restPaise))}
        </p>
      ) : (
        <p className={`row between ${styles.rest}`}>
          <span>{t.rest}</span>
          <span>{formatPaise(restPaise)}</span>
        </p>
      )}
    </section>
  );
}
