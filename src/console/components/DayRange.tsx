import type { ReactNode } from 'react';
import { Form, useSubmit } from 'react-router';
import filters from './filters.module.css';

type DayRangeProps = {
  from: string;
  to: string | undefined;
  labels: { from: string; to: string };
  className?: string | undefined;
  /** What else the address keeps, as hidden fields. */
  children?: ReactNode;
};

/** From which day to which; a day that is chosen applies at once. */
export function DayRange({ from, to, labels, className, children }: DayRangeProps) {
  const submit = useSubmit();
  return (
    <Form
      key={`${from} ${to}`}
      className={className}
      onChange={({ currentTarget }) => submit(currentTarget, { preventScrollReset: true })}
    >
      {children}
      <label className={filters.filter}>
        {labels.from}
        <input className={filters.control} type="date" name="from" defaultValue={from} />
      </label>
      <label className={filters.filter}>
        {labels.to}
        <input className={filters.control} type="date" name="to" defaultValue={to} />
      </label>
    </Form>
  );
}
