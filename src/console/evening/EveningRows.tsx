import { type KeyboardEvent, useEffect, useRef } from 'react';
import { formatRupees } from '#console/components/money.ts';
import select from '#console/components/Select.module.css';
import { figure, TableFrame } from '#console/components/TableFrame.tsx';
import table from '#console/components/table.module.css';
import { eveningTexts as t } from '#console/messages/cash.ts';
import { methodNames } from '#console/messages/orders.ts';
import { type PaymentMethod, paymentMethods } from '#domain/payments/payments.ts';
import { classes } from '#ui/classes.ts';
import field from '#ui/Field.module.css';
import { IconButton } from '#ui/IconButton.tsx';
import styles from './Evening.module.css';
import { type EveningRow, isWhole } from './evening-rows.ts';

type EveningRowsProps = {
  rows: readonly EveningRow[];
  /** The row that the server refused. */
  wrong: number | undefined;
  isChecked: boolean;
  onChange: (row: EveningRow, part: Partial<EveningRow>) => void;
  onRemove: (row: EveningRow) => void;
  /** Enter: the row is typed. */
  onDone: () => void;
};

export function EveningRows({ rows, wrong, isChecked, ...does }: EveningRowsProps) {
  const last = useRef<HTMLInputElement>(null);
  const count = useRef(rows.length);
  // A row that was just added asks for its amount.
  useEffect(() => {
    if (rows.length > count.current) last.current?.focus();
    count.current = rows.length;
  }, [rows.length]);
  if (rows.length === 0) return <p className="muted">{t.empty}</p>;
  return (
    <TableFrame
      className={styles.rows}
      heads={['', t.firm, figure(t.amount), t.method, t.reference, '']}
    >
      {rows.map((row, index) => (
        <Row
          key={index}
          row={row}
          number={index + 1}
          isWrong={index === wrong || (isChecked && !isWhole(row))}
          amountField={index === rows.length - 1 ? last : undefined}
          {...does}
        />
      ))}
    </TableFrame>
  );
}

type RowProps = Pick<EveningRowsProps, 'onChange' | 'onRemove' | 'onDone'> & {
  row: EveningRow;
  number: number;
  isWrong: boolean;
  amountField: React.RefObject<HTMLInputElement | null> | undefined;
};

function Row({ row, number, isWrong, amountField, onChange, onRemove, onDone }: RowProps) {
  const { customer, amount, method, reference } = row;
  const firm = customer.firm_name;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onDone();
  };
  const dueText =
    customer.due < 0 ? t.credit(formatRupees(-customer.due)) : t.due(formatRupees(customer.due));
  return (
    <tr className={classes(isWrong && styles.wrong)}>
      <td className={classes(table.muted, styles.number)}>{number}</td>
      <td className={styles.firm}>
        <span className={table.strong}>{firm}</span> <span className={table.muted}>{dueText}</span>
      </td>
      <td className={classes(table.number, styles.amount)}>
        <input
          ref={amountField}
          className={field.input}
          aria-label={t.amountOf(firm)}
          aria-invalid={isWrong || undefined}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0"
          maxLength={12}
          value={amount}
          onKeyDown={onKeyDown}
          onChange={({ target }) => onChange(row, { amount: target.value })}
        />
        {isWrong && !isWhole(row) && <p className={field.error}>{t.amountWrong}</p>}
      </td>
      <td className={styles.method}>
        <select
          className={classes(field.input, select.select)}
          aria-label={t.methodOf(firm)}
          value={method}
          // `as`: one of the options
          onChange={({ target }) => onChange(row, { method: target.value as PaymentMethod })}
        >
          {paymentMethods.map((one) => (
            <option key={one} value={one}>
              {methodNames[one]}
            </option>
          ))}
        </select>
      </td>
      <td className={styles.reference}>
        <input
          className={field.input}
          aria-label={t.referenceOf(firm)}
          placeholder={t.reference}
          autoComplete="off"
          maxLength={100}
          value={reference}
          onKeyDown={onKeyDown}
          onChange={({ target }) => onChange(row, { reference: target.value })}
        />
      </td>
      <td className={styles.remove}>
        <IconButton icon="close" label={t.remove(firm)} onClick={() => onRemove(row)} />
      </td>
    </tr>
  );
}
