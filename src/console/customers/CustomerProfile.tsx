import { Fragment } from 'react';
import { Panel } from '#console/components/Panel.tsx';
import { customerTexts as t } from '#console/messages/customers.ts';
import type { CustomerDetailWire } from '#contract/console/customer.ts';
import { formatMobile } from '#domain/india/indian-formats.ts';
import { BreakableName } from '#ui/BreakableName.tsx';
import styles from './CustomerScreen.module.css';
import { type CustomerFieldName, creditFields, customerFields } from './customer-fields.ts';

export function CustomerProfile({ customer }: { customer: CustomerDetailWire }) {
  const filled = customerFields.filter(
    ({ name }) => name !== 'firm_name' && !creditFields.includes(name) && customer[name] !== '',
  );
  return (
    <Panel title={t.profile}>
      <dl className={styles.facts}>
        {filled.map(({ name }) => (
          <Fragment key={name}>
            <dt>{t.fields[name]}</dt>
            <dd>
              <Value name={name} customer={customer} />
            </dd>
          </Fragment>
        ))}
      </dl>
    </Panel>
  );
}

function Value({ name, customer }: { name: CustomerFieldName; customer: CustomerDetailWire }) {
  if (name === 'mobile') return formatMobile(customer.mobile);
  if (name === 'email') return <BreakableName text={customer.email} />;
  // The server takes only links that begin with https.
  if (name === 'google' && customer.google.startsWith('https://')) {
    return (
      <a className={styles.map} href={customer.google} target="_blank" rel="noreferrer">
        {t.openMap}
      </a>
    );
  }
  if (name === 'distance' && customer.distance === 0) return t.distanceUnknown;
  return customer[name];
}
