import { type FormEvent, startTransition } from 'react';
import { useRevalidator } from 'react-router';
import { textOf, useFieldErrors } from '#client/use-field-errors.ts';
import { consoleCall } from '#console/api.ts';
import { reviewTexts as t } from '#console/messages/feedback.ts';
import cards from '#console/parts/cards.module.css';
import formStyles from '#console/parts/form.module.css';
import { useSubmit } from '#console/use-submit.ts';
import type { ConsoleReviewWire } from '#contract/console/feedback.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';

type HideReviewDialogProps = { review: ConsoleReviewWire; onClose: () => void };

export function HideReviewDialog({ review, onClose }: HideReviewDialogProps) {
  const { revalidate } = useRevalidator();
  const { errors, check, clear } = useFieldErrors({ reason: { missing: t.reasonMissing } });
  const { pending, failure, submit } = useSubmit();

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    if (!check(currentTarget)) return;
    const reason = textOf(currentTarget, 'reason');
    submit(async () => {
      await consoleCall('hideReview', { id: review.id, hidden: true, reason });
      await revalidate();
      startTransition(onClose);
    });
  }

  return (
    <Dialog title={t.hideTitle} onClose={onClose}>
      <form
        className={formStyles.form}
        noValidate
        method="post"
        onSubmit={onSubmit}
        onChange={clear}
      >
        <p className={cards.words}>{review.review}</p>
        <p className={cards.text}>{t.hideText}</p>
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
            {t.hide}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
