import { type FormEvent, startTransition } from 'react';
import { useRevalidator } from 'react-router';
import { textOf, useFieldErrors } from '#client/use-field-errors.ts';
import { consoleCall } from '#console/api.ts';
import { registrationTexts as t } from '#console/messages/customers.ts';
import styles from '#console/parts/cards.module.css';
import formStyles from '#console/parts/form.module.css';
import { useSubmit } from '#console/use-submit.ts';
import type { RegistrationWire } from '#contract/console/customers.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';

type DeclineDialogProps = { registration: RegistrationWire; onClose: () => void };

export function DeclineDialog({ registration: { id, name }, onClose }: DeclineDialogProps) {
  const { revalidate } = useRevalidator();
  const { errors, check, clear } = useFieldErrors({ reason: { missing: t.reasonMissing } });
  const { pending, failure, submit } = useSubmit();

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    if (!check(currentTarget)) return;
    submit(async () => {
      await consoleCall('declineRegistration', { id, reason: textOf(currentTarget, 'reason') });
      await revalidate();
      // Together with what was read: the button that opened it is gone, and the heading gets the focus.
      startTransition(onClose);
    });
  }

  return (
    <Dialog title={t.declineTitle(name)} onClose={onClose}>
      <form
        className={formStyles.form}
        noValidate
        method="post"
        onSubmit={onSubmit}
        onChange={clear}
      >
        <p className={styles.text}>{t.declineText}</p>
        {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
        <TextArea
          name="reason"
          label={t.reason}
          rows={3}
          maxLength={500}
          required
          error={errors.reason}
        />
        <div className={formStyles.actions}>
          <Button look="secondary" onClick={onClose}>
            {t.keep}
          </Button>
          <Button type="submit" look="danger" aria-disabled={pending}>
            {t.decline}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
