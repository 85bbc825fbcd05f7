import { Form, useSubmit } from 'react-router';
import { customerTexts as t } from '#console/messages/customers.ts';
import filters from '#console/parts/filters.module.css';
import { fileAddress } from '#console/print/file-address.ts';
import { buttonClass } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './CustomerScreen.module.css';

export type DayRange = { from: string; to: string | undefined };

/** From which day to which; a day that is chosen applies at once. */
export function StatementRange({ range: { from, to } }: { range: DayRange }) {
  const submit = useSubmit();
  return (
    <Form
      key={`${from} ${to}`}
      className={styles.range}
      onChange={({ currentTarget }) => submit(currentTarget, { preventScrollReset: true })}
    >
      <label className={filters.filter}>
        {t.fromDay}
        <input className={filters.control} type="date" name="from" defaultValue={from} />
      </label>
      <label className={filters.filter}>
        {t.toDay}
        <input className={filters.control} type="date" name="to" defaultValue={to} />
      </label>
    </Form>
  );
}

/** The same days as a file. */
export function StatementFiles({ customerId, range }: { customerId: number; range: DayRange }) {
  const address = (format: 'pdf' | 'csv') =>
    fileAddress('printStatement', { customer_id: customerId, ...range, format });
  return (
    <div className={styles.actions}>
      <a
        className={buttonClass('secondary')}
        href={address('pdf')}
        target="_blank"
        rel="noreferrer"
      >
        <Icon name="print" small />
        {t.statementPdf}
      </a>
      <a className={buttonClass('secondary')} href={address('csv')}>
        <Icon name="download" small />
        {t.statementCsv}
      </a>
    </div>
  );
}
