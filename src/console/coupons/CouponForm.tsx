import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { refusedFields, useFieldErrors } from '#client/use-field-errors.ts';
import { ActionBar } from '#console/components/ActionBar.tsx';
import formStyles from '#console/components/form.module.css';
import styles from '#console/components/offer-form.module.css';
import { UnsavedGuard } from '#console/components/UnsavedGuard.tsx';
import { useSubmit } from '#console/data/use-submit.ts';
import { partTexts } from '#console/messages/components.ts';
import { couponTexts as t } from '#console/messages/coupons.ts';
import type { CouponWire } from '#contract/console/coupons.ts';
import type { ConsoleInput } from '#contract/console/index.ts';
import type { Refusal } from '#contract/refusal.ts';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { type CouponDraft, couponDraftOf, couponInput } from './coupon-draft.ts';
import { LimitFields } from './LimitFields.tsx';
import { OfferFields } from './OfferFields.tsx';
import { PeriodFields } from './PeriodFields.tsx';

const labels = Object.entries(t.fields);
const fieldTexts = Object.fromEntries(
  labels.map(([name, label]) => [name, { missing: t.missing(label) }]),
) as Record<keyof typeof t.fields, { missing: string }>; // `as`: one per name of that very object

export type CouponFieldProps = {
  draft: CouponDraft;
  change: (part: Partial<CouponDraft>) => void;
  errors: Partial<Record<keyof typeof t.fields, string>>;
};

type CouponFormProps = {
  /** As last read: what is not touched follows it. */
  known: CouponWire | undefined;
  label: string;
  onSave: (coupon: ConsoleInput<'saveCoupon'>) => Promise<void>;
  onRefusal?: (refusal: Refusal) => boolean;
  /** Above the fields. */
  notice?: ReactNode;
  /** Below the form. */
  children?: (state: { isChanged: boolean }) => ReactNode;
};

/** Every rule of a coupon; errors stand beside their fields, and nothing typed is taken away. */
export function CouponForm({ known, label, onSave, onRefusal, notice, children }: CouponFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const [edits, setEdits] = useState<Partial<CouponDraft>>({});
  const start = couponDraftOf(known);
  const draft: CouponDraft = { ...start, ...edits };
  const { errors, check, show, clear } = useFieldErrors(fieldTexts);
  const { pending, failure, submit } = useSubmit((refusal) => {
    const taken = refusal.code === 'code-taken' ? { code: refusal.message } : undefined;
    const wrong = taken ?? refusedFields(refusal, t.fields);
    if (!wrong || !form.current) return onRefusal?.(refusal) ?? false;
    show(form.current, wrong);
    return true;
  });
  const unsaved = labels.filter(([name]) => isEdited(name as keyof CouponDraft)); // `as`: names of that very object
  const isChanged = unsaved.length > 0;

  function isEdited(name: keyof CouponDraft): boolean {
    return draft[name] !== start[name];
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!check(event.currentTarget)) return;
    submit(async () => {
      await onSave(couponInput(draft));
      setEdits({});
    });
  }

  const fields = {
    draft,
    errors,
    change: (part: Partial<CouponDraft>) => setEdits((now) => ({ ...now, ...part })),
  };
  return (
    <>
      <div className={styles.rows}>
        <form
          ref={form}
          id={formId}
          className={classes(styles.form, formStyles.marksRequired)}
          noValidate
          method="post"
          autoComplete="off"
          onSubmit={onSubmit}
          onChange={clear}
        >
          {notice}
          <p className={formStyles.note}>{partTexts.requiredHint}</p>
          <OfferFields {...fields} />
          <PeriodFields {...fields} />
          <LimitFields {...fields} />
          <UnsavedGuard when={isChanged && !pending} />
        </form>
        {children?.({ isChanged })}
      </div>
      <ActionBar
        failure={failure}
        label={
          isChanged ? partTexts.unsaved(unsaved.map(([, name]) => name)) : known ? t.allSaved : ''
        }
      >
        <Button type="submit" form={formId} aria-disabled={pending || !isChanged}>
          {pending ? t.saving : label}
        </Button>
      </ActionBar>
    </>
  );
}
