import type { Ref } from 'react';
import { consoleCall } from '#console/api.ts';
import { orderForTexts as t } from '#console/messages/order-for.ts';
import { Combobox } from '#console/parts/Combobox.tsx';
import { formatRupees } from '#console/parts/money.ts';
import panel from '#console/parts/Panel.module.css';
import type { ConsoleOutput } from '#contract/console/index.ts';
import { formatMobile } from '#domain/indian-formats.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import type { DraftCustomer } from './draft.ts';
import styles from './NewOrderScreen.module.css';

type CustomerPickerProps = {
  customer: DraftCustomer | undefined;
  error: string | undefined;
  input: Ref<HTMLInputElement>;
  onChange: (customer: DraftCustomer | undefined) => void;
};

type Row = ConsoleOutput<'listCustomers'>['customers'][number];

async function findCustomers(q: string, signal: AbortSignal): Promise<Row[]> {
  return (await consoleCall('listCustomers', { q, limit: 8 }, signal)).customers;
}

export function CustomerPicker({ customer, error, input, onChange }: CustomerPickerProps) {
  if (customer) return <Chosen customer={customer} onChange={onChange} />;
  return (
    <div className={panel.panel}>
      <Combobox
        label={t.customerField}
        placeholder={t.customerHint}
        error={error}
        input={input}
        find={findCustomers}
        keyOf={({ id }) => id}
        onChoose={({ id, firm_name, mobile, city, due }) =>
          onChange({ id, firm_name, mobile, city, due })
        }
      >
        {(row) => (
          <>
            <p className={styles.name}>
              {row.firm_name} {row.blocked && <Badge tone="danger">{t.blocked}</Badge>}
            </p>
            <p className={styles.text}>
              {[row.owner_name, formatMobile(row.mobile), row.city].filter(Boolean).join(' · ')}
            </p>
          </>
        )}
      </Combobox>
    </div>
  );
}

type ChosenProps = Pick<CustomerPickerProps, 'onChange'> & { customer: DraftCustomer };

function Chosen({ customer, onChange }: ChosenProps) {
  const { firm_name, mobile, city, due } = customer;
  const facts = [formatMobile(mobile), city, due > 0 && t.due(formatRupees(due))];
  return (
    <section className={styles.customer} aria-label={t.customer}>
      <div>
        <p className={styles.name}>{firm_name}</p>
        <p className={styles.text}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <Button look="quiet" onClick={() => onChange(undefined)}>
        {t.change}
      </Button>
    </section>
  );
}
