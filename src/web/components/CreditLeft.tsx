import { Link } from 'react-router';
import type { CreditWire } from '#contract/credit.ts';
import { creditFault, creditLeftPaise, toPayFirstPaise } from '#domain/customers/credit.ts';
import { formatPaise, rupeesToPaise } from '#domain/money/money.ts';
import { accountPath } from '#domain/notifications/page-paths.ts';
import { Notice } from '#ui/Notice.tsx';
import { creditTexts as t } from '#web/messages/en/credit.ts';

type CreditLeftProps = {
  /** undefined: not read; null: none was agreed. */
  credit: CreditWire | null | undefined;
  payablePaise: number;
};

/** What is left of the customer's credit with this order; what is wrong with it, before it is placed. */
export function CreditLeft({ credit: wire, payablePaise }: CreditLeftProps) {
  if (!wire) return null;
  const credit = {
    creditLimitPaise: wire.limit === null ? null : rupeesToPaise(wire.limit),
    ...{ creditDays: wire.days, creditMode: wire.mode },
    ...{ usedPaise: rupeesToPaise(wire.used), pastDuePaise: rupeesToPaise(wire.past_due) },
  };
  const fault = creditFault(credit, payablePaise);
  if (!fault) {
    const left = creditLeftPaise(credit);
    return left === null ? null : (
      <p className="muted">{t.left(formatPaise(left - payablePaise))}</p>
    );
  }
  const isRefused = wire.mode === 'block' && !wire.passes;
  return (
    <Notice tone={isRefused ? 'danger' : 'info'}>
      {[
        fault.pastDuePaise > 0 && t.pastDue(formatPaise(fault.pastDuePaise)),
        fault.overPaise > 0 && t.over(formatPaise(fault.overPaise)),
        isRefused && t.payFirst(formatPaise(toPayFirstPaise(fault))),
      ]
        .filter(Boolean)
        .join(' ')}
      <br />
      <Link className="text-link" to={accountPath}>
        {t.toAccount}
      </Link>
    </Notice>
  );
}
