import type { BillingInfoWire } from '#contract/order.ts';
import { formatMobile } from '#domain/india/indian-formats.ts';
import { BreakableName } from '#ui/BreakableName.tsx';
import { billingFacts, wholeAddress } from '#web/orders/billing-facts.ts';
import styles from './Checkout.module.css';

/** Told by the lines above them. */
const told = new Set(['firm', 'owner', 'address', 'phone', 'email']);

/** Who is billed, as on a visiting card: name, where, how to call; below it the papers that are given. */
export function BillingCard({ billing }: { billing: BillingInfoWire }) {
  const papers = billingFacts(billing).filter(({ name, value }) => !told.has(name) && value !== '');
  return (
    <>
      <p>
        <strong>{billing.firmName}</strong>
        <br />
        {billing.ownerName}
        <br />
        {wholeAddress(billing)}
        <br />
        {formatMobile(billing.phone)}
        {billing.email !== '' && (
          <>
            <br />
            <BreakableName text={billing.email} />
          </>
        )}
      </p>
      <dl className={styles.papers}>
        {papers.map(({ name, label, value, href }) => (
          <div key={name}>
            <dt className="muted">{label}</dt>
            <dd>
              {href === undefined ? (
                value
              ) : (
                <a className={styles.link} href={href} target="_blank" rel="noreferrer">
                  {value}
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
