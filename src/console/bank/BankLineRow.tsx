import { useState } from 'react';
import { Link } from 'react-router';
import { CustomerSearch } from '#console/components/CustomerSearch.tsx';
import { formatRupees } from '#console/components/money.ts';
import select from '#console/components/Select.module.css';
import table from '#console/components/table.module.css';
import { bankTexts as t } from '#console/messages/bank.ts';
import type { BankLineWire } from '#contract/console/bank.ts';
import { formatTypedDay } from '#domain/india/typed-day.ts';
import { Badge, type BadgeTone } from '#ui/Badge.tsx';
import { classes } from '#ui/classes.ts';
import field from '#ui/Field.module.css';
import styles from './Bank.module.css';
import { type Choice, type Chosen, mayBook } from './bank-choice.ts';

type BankLineRowProps = {
  line: BankLineWire;
  choice: Choice;
  isWrong: boolean;
  onChange: (choice: Choice) => void;
};

const tones: Record<BankLineWire['state'], BadgeTone> = {
  ...{ sure: 'brand', cheque: 'brand', guess: 'attention', none: 'quiet', known: 'quiet' },
};

export function BankLineRow({ line, choice, isWrong, onChange }: BankLineRowProps) {
  const { date, text, reference, amount, state } = line;
  const isKnown = state === 'known';
  return (
    <tr className={classes(isWrong && styles.wrong, isKnown && styles.known)}>
      <td className={styles.tick}>
        {!isKnown && (
          <label className={`center ${styles.target}`}>
            <input
              type="checkbox"
              aria-label={`${t.choose}: ${text}`}
              checked={choice.ticked && mayBook(line, choice)}
              disabled={!mayBook(line, choice)}
              onChange={({ target }) => onChange({ ...choice, ticked: target.checked })}
            />
          </label>
        )}
      </td>
      <td className={classes(table.muted, styles.day)}>{formatTypedDay(date)}</td>
      <td className={styles.text}>
        {text} <span className={table.muted}>{reference}</span>
      </td>
      <td className={styles.customer}>
        <div className={styles.who}>
          <Badge tone={tones[state]}>{t.states[state]}</Badge>
          <Who line={line} choice={choice} onChange={onChange} />
          {!isKnown && state !== 'cheque' && <Why line={line} choice={choice} />}
        </div>
      </td>
      <td className={classes(table.number, table.strong, styles.amount)}>{formatRupees(amount)}</td>
    </tr>
  );
}

/** By what the chosen customer was guessed. */
function Why({ line, choice }: Pick<BankLineRowProps, 'line' | 'choice'>) {
  const guess = line.guesses.find((one) => one.customer_id === choice.customer?.id);
  return guess && <span className={table.muted}>{t.why[guess.why]}</span>;
}

/** Whose money it is: known, a cheque's, or one of the guesses; else found by name. */
function Who({ line, choice, onChange }: Omit<BankLineRowProps, 'isWrong'>) {
  const { state, receipt, guesses } = line;
  const [isSearching, setSearching] = useState(guesses.length === 0);
  const choose = (customer: Chosen) => onChange({ ticked: true, customer });
  if (state === 'known' && receipt) {
    return (
      <Link className={styles.link} to={`/money/receipts/${receipt.id}`}>
        {t.knownAs(receipt.number, receipt.firm_name)}
      </Link>
    );
  }
  if (state === 'cheque' && receipt) return <span>{t.chequeOf(receipt.firm_name)}</span>;
  const others = guesses.some((one) => one.customer_id === choice.customer?.id)
    ? []
    : [choice.customer].filter((one) => one !== undefined);
  if (isSearching) {
    return (
      <CustomerSearch
        label={t.find}
        onChoose={(customer) => {
          setSearching(false);
          choose(customer);
        }}
      />
    );
  }
  return (
    <select
      className={classes(field.input, select.select)}
      aria-label={`${t.customer}: ${line.text}`}
      value={choice.customer?.id ?? ''}
      onChange={({ target }) => {
        if (target.value === 'other') return setSearching(true);
        const guess = guesses.find((one) => String(one.customer_id) === target.value);
        if (guess) choose({ id: guess.customer_id, firm_name: guess.firm_name });
      }}
    >
      {choice.customer === undefined && <option value="">{t.nobody}</option>}
      {others.map(({ id, firm_name }) => (
        <option key={id} value={id}>
          {firm_name}
        </option>
      ))}
      {guesses.map(({ customer_id, firm_name }) => (
        <option key={customer_id} value={customer_id}>
          {firm_name}
        </option>
      ))}
      <option value="other">{t.other}</option>
    </select>
  );
}
