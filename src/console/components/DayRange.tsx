import type { ReactNode } from 'react';
import { Form, useSubmit } from 'react-router';
import { DayField } from './DayField.tsx';

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
      <DayField label={labels.from} name="from" defaultValue={from} />
      <DayField label={labels.to} name="to" defaultValue={to ?? ''} />
    </Form>
  );
}
