import type { Ref } from 'react';
import { CustomerSearch } from '#console/components/CustomerSearch.tsx';
import { formatRupees } from '#console/components/money.ts';
import panel from '#console/components/Panel.module.css';
import { phoneOrderTexts as t } from '#console/messages/phone-order.ts';
import { formatMobile } from '#domain/india/indian-formats.ts';
import { Button } from '#ui/Button.tsx';
import type { DraftCustomer } from './draft.ts';
import styles from './NewOrderScreen.module.css';

type CustomerPickerProps = {
  customer: DraftCustomer | undefined;
  error: string | undefined;
  input: Ref<HTMLInputElement>;
  onChange: (customer: DraftCustomer | undefined) => void;
};

export function CustomerPicker({ customer, error, input, onChange }: CustomerPickerProps) {
  if (customer) return <Chosen customer={customer} onChange={onChange} />;
  return (
    <div className={`card stack ${panel.panel}`}>
      <CustomerSearch
        label={t.customerField}
        error={error}
        input={input}
        onChoose={({ id, firm_name, mobile, city, due }) =>
          onChange({ id, firm_name, mobile, city, due })
        }
      />
    </div>
  );
}

type ChosenProps = Pick<CustomerPickerProps, 'onChange'> & { customer: DraftCustomer };

function Chosen({ customer, onChange }: ChosenProps) {
  const { firm_name, mobile, city, due } = customer;
  const facts = [formatMobile(mobile), city, due > 0 && t.due(formatRupees(due))];
  return (
    <section className={`card row ${styles.customer}`} aria-label={t.customer}>
      <div>
        <p className="name breakable">{firm_name}</p>
        <p className="muted">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <Button look="quiet" onClick={() => onChange(undefined)}>
        {t.change}
      </Button>
    </section>
  );
}
