import { type FormEvent, startTransition, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { textOf, useFieldErrors } from '#client/use-field-errors.ts';
import { consoleCall } from '#console/api.ts';
import { orderTexts as t } from '#console/messages/orders.ts';
import formStyles from '#console/parts/form.module.css';
import { formatRupees } from '#console/parts/money.ts';
import { useSubmit } from '#console/use-submit.ts';
import type { OrderDetailWire } from '#contract/console/order.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import styles from './OrderScreen.module.css';

type CancelDialogProps = { order: OrderDetailWire; onClose: () => void };

export function CancelDialog({ order, onClose }: CancelDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const { revalidate } = useRevalidator();
  const { errors, check, show, clear } = useFieldErrors({ reason: { missing: t.reasonMissing } });
  const { pending, failure, submit } = useSubmit(({ code, message }) => {
    if (!form.current || code !== 'reason-missing') return false;
    show(form.current, { reason: message });
    return true;
  });

  const units = order.lines.reduce((sum, line) => sum + line.qty, 0);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    if (!check(currentTarget)) return;
    submit(async () => {
      const reason = textOf(currentTarget, 'reason');
      await consoleCall('moveOrder', { id: order.id, to: 'cancelled', reason });
      await revalidate();
      // Together with what was read: the button that opened it is gone, and the heading gets the focus.
      startTransition(onClose);
    });
  }

  return (
    <Dialog title={t.cancelTitle} onClose={onClose}>
      <form
        ref={form}
        className={formStyles.form}
        noValidate
        method="post"
        onSubmit={onSubmit}
        onChange={clear}
      >
        <p className={styles.text}>
          {t.cancelText(units, order.paid ? formatRupees(order.paid) : '')}
        </p>
        {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
        <TextArea
          name="reason"
          label={t.reason}
          rows={2}
          maxLength={300}
          required
          error={errors.reason}
        />
        <div className={formStyles.actions}>
          <Button look="secondary" onClick={onClose}>
            {t.keep}
          </Button>
          <Button type="submit" look="danger" aria-disabled={pending}>
            {t.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
