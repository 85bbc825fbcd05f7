import type { Dispatch, Ref, SetStateAction } from 'react';
import { formatRupees } from '#console/components/money.ts';
import { Panel } from '#console/components/Panel.tsx';
import type { Preview } from '#console/components/use-preview.ts';
import { orderTexts } from '#console/messages/orders.ts';
import { phoneOrderTexts as t } from '#console/messages/phone-order.ts';
import type { CreditWire } from '#contract/credit.ts';
import { noteMaxLength } from '#domain/limits.ts';
import { Field } from '#ui/Field.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import type { Draft } from './draft.ts';
import styles from './NewOrderScreen.module.css';
import { PreviewTotals } from './PreviewTotals.tsx';

type OrderSummaryProps = {
  draft: Draft;
  preview: Preview<'previewOrderFor'>;
  /** The first choice: where the keyboard goes on after the lines. */
  first: Ref<HTMLInputElement>;
  setDraft: Dispatch<SetStateAction<Draft>>;
};

export function OrderSummary({ draft, preview, first, setDraft }: OrderSummaryProps) {
  const onChange = (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change }));
  const { coupon, note } = draft;
  const problems = preview.preview?.problems ?? [];
  const couponProblem = problems.find(({ code }) => code === 'coupon-refused');
  return (
    <Panel title={t.delivery} className={styles.summary}>
      <DeliveryChoice draft={draft} first={first} onChange={onChange} />
      <Field
        name="coupon"
        label={orderTexts.coupon('')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        error={couponProblem?.message}
        value={coupon}
        onChange={(event) => onChange({ coupon: event.target.value })}
      />
      <TextArea
        name="note"
        label={t.note}
        rows={2}
        maxLength={noteMaxLength}
        counter={t.noteCounter(note.length, noteMaxLength)}
        value={note}
        onChange={(event) => onChange({ note: event.target.value })}
      />
      {preview.preview?.credit && <p className="muted">{creditWords(preview.preview.credit)}</p>}
      {preview.preview && (
        <PreviewTotals totals={preview.preview.totals} isCurrent={preview.isCurrent} />
      )}
      {problems
        .filter((problem) => problem !== couponProblem)
        .map(({ code, message }) => (
          <Notice key={code} tone="info">
            {message}
          </Notice>
        ))}
    </Panel>
  );
}

/** Before this order. */
function creditWords({ left, past_due }: CreditWire): string {
  return [
    left === null ? t.noLimit : t.creditLeft(formatRupees(left)),
    ...(past_due > 0 ? [t.pastDue(formatRupees(past_due))] : []),
  ].join(' · ');
}

type DeliveryChoiceProps = Pick<OrderSummaryProps, 'draft' | 'first'> & {
  onChange: (change: Partial<Draft>) => void;
};

function DeliveryChoice({ draft, first, onChange }: DeliveryChoiceProps) {
  const { delivery_type, express_delivery } = draft;
  return (
    <fieldset className={`wrap ${styles.choices}`}>
      <legend className="visually-hidden">{t.delivery}</legend>
      {(['pickup', 'delivery'] as const).map((type, i) => (
        <label key={type} className={`row ${styles.choice}`}>
          <input
            ref={i === 0 ? first : undefined}
            type="radio"
            name="delivery_type"
            checked={delivery_type === type}
            onChange={() => onChange({ delivery_type: type })}
          />
          {type === 'pickup' ? t.pickup : t.deliver}
        </label>
      ))}
      {delivery_type === 'delivery' && (
        <label className={`row ${styles.choice}`}>
          <input
            type="checkbox"
            checked={express_delivery}
            onChange={(event) => onChange({ express_delivery: event.target.checked })}
          />
          {t.express}
        </label>
      )}
    </fieldset>
  );
}
