import { type FormEvent, type ReactNode, startTransition, useState } from 'react';
import { useRevalidator } from 'react-router';
import { textOf, useFieldErrors } from '#client/use-field-errors.ts';
import cards from '#console/components/cards.module.css';
import formStyles from '#console/components/form.module.css';
import { LeaveDialog } from '#console/components/LeaveDialog.tsx';
import { useSubmit } from '#console/data/use-submit.ts';
import { useUnsavedDialog } from '#console/data/use-unsaved.ts';
import { partTexts } from '#console/messages/components.ts';
import { answerTexts as t } from '#console/messages/feedback.ts';
import type { Refusal } from '#contract/refusal.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';

type Answered = { answer: string; answered_at: string | null };

type AnswerDialogProps = {
  title: string;
  text: string;
  /** What the field begins with. */
  start: string;
  maxLength: number;
  required: boolean;
  labels: { send: string; anyway: string };
  /** `newer`: what someone else has answered since, and this one has seen. */
  onSend: (answer: string, newer: Answered | undefined) => Promise<void>;
  newerIn: (refusal: Refusal) => Answered;
  onClose: () => void;
  /** What it answers. */
  children: ReactNode;
};

/** An answer to a message or a review; of two at once, the second is told what the first one said. */
export function AnswerDialog(props: AnswerDialogProps) {
  const { title, text, start, required, labels, onSend, newerIn, onClose } = props;
  const { revalidate } = useRevalidator();
  const [newer, setNewer] = useState<Answered>();
  const { errors, check, clear } = useFieldErrors({ answer: { missing: t.answerMissing } });
  const { changed, note, release, close, leaving } = useUnsavedDialog(onClose);
  const { pending, failure, submit } = useSubmit((refusal) => {
    if (refusal.code !== 'changed-elsewhere') return false;
    setNewer(newerIn(refusal));
    return true;
  });

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    if (!check(currentTarget)) return;
    submit(async () => {
      await onSend(textOf(currentTarget, 'answer'), newer);
      release();
      await revalidate();
      // Together with what was read: the button that opened it may be gone, and the heading gets the focus.
      startTransition(onClose);
    });
  }

  return (
    <Dialog title={title} onClose={close}>
      <form
        className={formStyles.form}
        noValidate
        method="post"
        onSubmit={onSubmit}
        onChange={(event) => {
          clear(event);
          note(event.currentTarget);
        }}
      >
        {props.children}
        {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
        {newer && (
          <>
            <Notice tone="info">{t.changedTitle}</Notice>
            <p className={cards.answer}>{newer.answer}</p>
          </>
        )}
        <TextArea
          name="answer"
          label={t.answer}
          rows={5}
          maxLength={props.maxLength}
          required={required}
          defaultValue={start}
          error={errors.answer}
        />
        <p className={cards.text}>{text}</p>
        <div className={formStyles.actions}>
          <Button look="quiet" onClick={close}>
            {t.cancel}
          </Button>
          <Button type="submit" aria-disabled={pending}>
            {pending ? t.sending : newer ? labels.anyway : labels.send}
          </Button>
        </div>
      </form>
      {leaving && (
        <LeaveDialog text={partTexts.unsaved(changed.map(() => t.answer))} {...leaving} />
      )}
    </Dialog>
  );
}
