import type { Dispatch, RefObject, SetStateAction } from 'react';
import { phoneOrderTexts as t } from '#console/messages/phone-order.ts';
import type { PreviewWire } from '#contract/console/phone-order.ts';
import { CustomerPicker } from './CustomerPicker.tsx';
import { DraftLines } from './DraftLines.tsx';
import { type Draft, type DraftLine, withLine, withoutLine, withPacks } from './draft.ts';
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
