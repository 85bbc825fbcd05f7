import type { Dispatch, Ref, RefObject, SetStateAction } from 'react';
import { CustomerSearch } from '#console/components/CustomerSearch.tsx';
import { formatRupees } from '#console/components/money.ts';
import panel from '#console/components/Panel.module.css';
import { phoneOrderTexts as t } from '#console/messages/phone-order.ts';
import type { PreviewWire } from '#contract/console/phone-order.ts';
import { formatMobile } from '#domain/india/indian-formats.ts';
import { Button } from '#ui/Button.tsx';
import { DraftLines } from './DraftLines.tsx';
import {
  type Draft,
  type DraftCustomer,
  type DraftLine,
  withLine,
  withoutLine,
  withPacks,
} from './draft.ts';
import styles from './NewOrderScreen.module.css';
import { ProductEntry } from './ProductEntry.tsx';

type OrderEntryProps = {
  draft: Draft;
  setDraft: Dispatch<SetStateAction<Draft>>;
  preview: PreviewWire | undefined;
  /** What placing could not do without. */
  missing: 'customer' | 'product' | undefined;
  customerInput: RefObject<HTMLInputElement | null>;
  productInput: RefObject<HTMLInputElement | null>;
  /** Enter with nothing typed. */
  onDone: () => void;
};

/** Who, what, how many. */
export function OrderEntry(props: OrderEntryProps) {
  const { draft, setDraft, missing, customerInput, productInput } = props;
  const { customer, lines } = draft;
  const changeLines = (change: (lines: DraftLine[]) => DraftLine[]) =>
    setDraft((before) => ({ ...before, lines: change(before.lines) }));
  return (
    <>
      <CustomerPicker
        customer={customer}
        error={missing === 'customer' ? t.customerMissing : undefined}
        input={customerInput}
        onChange={(chosen) => setDraft((before) => ({ ...before, customer: chosen }))}
      />
      {customer && (
        <section className={`card stack ${styles.entry}`} aria-label={t.lines}>
          <ProductEntry
            customerId={customer.id}
            lines={lines}
            input={productInput}
            error={missing === 'product' ? t.productMissing : undefined}
            onAdd={(choice, packs) => changeLines((before) => withLine(before, choice, packs))}
            onDone={props.onDone}
          />
          <p className={`muted ${styles.keys}`}>{t.keysHint}</p>
        </section>
      )}
      {lines.length > 0 && (
        <DraftLines
          lines={lines}
          preview={props.preview}
          onPacks={(key, packs) => changeLines((before) => withPacks(before, key, packs))}
          onRemove={(key) => {
            changeLines((before) => withoutLine(before, key));
            productInput.current?.focus();
          }}
        />
      )}
    </>
  );
}

type CustomerPickerProps = {
  customer: DraftCustomer | undefined;
  error: string | undefined;
  input: Ref<HTMLInputElement>;
  onChange: (customer: DraftCustomer | undefined) => void;
};

function CustomerPicker({ customer, error, input, onChange }: CustomerPickerProps) {
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
