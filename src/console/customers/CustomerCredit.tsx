import { Fragment, useState } from 'react';
import { formatRupees } from '#console/components/money.ts';
import { Panel } from '#console/components/Panel.tsx';
import { useMay } from '#console/data/use-me.ts';
import { customerTexts, creditTexts as t } from '#console/messages/customers.ts';
import type { CustomerDetailWire } from '#contract/console/customer.ts';
import { dayInIndia } from '#domain/india/indian-time.ts';
import { formatTypedDay } from '#domain/india/typed-day.ts';
import { Button } from '#ui/Button.tsx';
import styles from './CustomerScreen.module.css';
import { PassCreditDialog } from './PassCreditDialog.tsx';

type Credit = NonNullable<CustomerDetailWire['credit']>;

/** What was agreed, how much of it is used, and what an owner lets pass. */
export function CustomerCredit({ customerId, credit }: { customerId: number; credit: Credit }) {
  const may = useMay();
  const [passing, setPassing] = useState(false);
  return (
    <Panel title={t.title}>
      <dl className={styles.facts}>
        {factsOf(credit).map(([name, text]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </Fragment>
        ))}
      </dl>
      {may('pass-credit') && (
        <div className="wrap">
          <Button look="secondary" onClick={() => setPassing(true)}>
            {t.pass}
          </Button>
        </div>
      )}
      {passing && <PassCreditDialog customerId={customerId} onClose={() => setPassing(false)} />}
    </Panel>
  );
}

function factsOf(credit: Credit): [string, string][] {
  const { limit, left, used, past_due, days, mode, passes, pass_until, pass_orders } = credit;
  const today = dayInIndia(new Date().toISOString());
  const passing = [
    ...(pass_until === null || pass_until < today
      ? []
      : [t.passesUntil(formatTypedDay(pass_until))]),
    ...(pass_orders === 0 ? [] : [t.passesOrders(pass_orders)]),
  ];
  return [
    [t.limit, limit === null ? t.noLimit : formatRupees(limit)],
    [t.used, formatRupees(used)],
    ...(left === null
      ? []
      : ([[left < 0 ? t.over : t.left, formatRupees(Math.abs(left))]] as [string, string][])),
    ...(past_due > 0 ? ([[t.pastDue, formatRupees(past_due)]] as [string, string][]) : []),
    [t.days, t.daysOf(days)],
    [t.mode, customerTexts.creditModes[mode]],
    ...(passes ? ([[t.passes, passing.join(', ')]] as [string, string][]) : []),
  ];
}
