import type { FormEvent } from 'react';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { coupon as t } from '#web/messages/en/cart-page.ts';
import { shell } from '#web/messages/en/shell.ts';
import styles from './CartPage.module.css';
import type { Coupon } from './use-coupon.ts';

export function CouponBox({ coupon }: { coupon: Coupon }) {
  const { state, alert } = coupon;
  const applied = state === 'applied';
  const labels = { none: t.apply, applying: t.applying, applied: t.remove };

  function submit(event: FormEvent) {
    event.preventDefault();
    if (applied) coupon.remove();
    else if (state === 'none') void coupon.apply();
  }

  function retry() {
    coupon.close();
    void coupon.apply();
  }

  return (
    <form className={styles.card} onSubmit={submit}>
      <div className={`wrap ${styles.coupon}`}>
        <Field
          name="coupon"
          label={t.label}
          value={coupon.code}
          readOnly={state !== 'none'}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => coupon.setCode(event.target.value)}
        />
        <Button
          type="submit"
          look="secondary"
          className={styles.couponButton}
          aria-disabled={state === 'applying'}
        >
          {labels[state]}
        </Button>
      </div>
      <p className={styles.note} role="status">
        {coupon.note}
      </p>
      {alert && (
        <AlertDialog
          title={alert.title}
          text={alert.text}
          okLabel={t.ok}
          onClose={coupon.close}
          retry={alert.mayRetry ? { label: shell.tryAgain, onRetry: retry } : undefined}
        />
      )}
    </form>
  );
}
