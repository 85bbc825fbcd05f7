import { type ReactNode, useState } from 'react';
import { CallForm } from '#console/components/CallForm.tsx';
import cards from '#console/components/cards.module.css';
import { FormDialog } from '#console/components/FormDialog.tsx';
import { useCallForm } from '#console/components/use-call-form.ts';
import { useReadAndClose } from '#console/components/use-read-and-close.ts';
import { answerTexts as t } from '#console/messages/feedback.ts';
import type { Refusal } from '#contract/refusal.ts';
import { Button } from '#ui/Button.tsx';
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
  const [typed, setTyped] = useState(start);
  const [newer, setNewer] = useState<Answered>();
  const readAndClose = useReadAndClose(onClose);
  const form = useCallForm({
    texts: { answer: { missing: t.answerMissing } },
    onRefusal(refusal) {
      if (refusal.code !== 'changed-elsewhere') return false;
      setNewer(newerIn(refusal));
      return true;
    },
    async onSend() {
      await onSend(typed.trim(), newer);
      await readAndClose();
    },
  });
  const unsaved = typed === start ? [] : [t.answer];
  return (
    <FormDialog {...{ title, unsaved, onClose, pending: form.pending }}>
      {(close) => (
        <CallForm
          form={form}
          label={newer ? labels.anyway : labels.send}
          sending={t.sending}
          actions={
            <Button look="quiet" onClick={close}>
              {t.cancel}
            </Button>
          }
        >
          {props.children}
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
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            error={form.errors.answer}
          />
          <p className={cards.text}>{text}</p>
        </CallForm>
      )}
    </FormDialog>
  );
}
