import { BreakableName } from '#ui/BreakableName.tsx';
import { orderWords as t } from '#web/messages/en/orders.ts';
import type { Fact } from './billing-facts.ts';
import styles from './Facts.module.css';

/** Labels and values, to read. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, label, value, href }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>
            {href === undefined ? (
              <Value name={name} value={value || t.notGiven} />
            ) : (
              <a className={`accent ${styles.link}`} href={href} target="_blank" rel="noreferrer">
                {value}
              </a>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ name, value }: Pick<Fact, 'name' | 'value'>) {
  return name === 'email' ? <BreakableName text={value} /> : value;
}
