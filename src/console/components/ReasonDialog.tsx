import { type FormEvent, type ReactNode, startTransition, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { textOf, useFieldErrors } from '#client/use-field-errors.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import formStyles from './form.module.css';

type ReasonDialogProps = {
  title: string;
  /** What it will do. */
  children: ReactNode;
  texts: { reason: string; missing: string; keep: string; yes: string };
  maxLength: number;
  onReason: (reason: string) => Promise<unknown>;
  onClose: () => void;
};

/** Asks for the reason of what cannot simply be done. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, children, texts, maxLength, onReason, onClose } = props;
  const form = useRef<HTMLFormElement>(null);
  const { revalidate } = useRevalidator();
  const { errors, check, show, clear } = useFieldErrors({ reason: { missing: texts.missing } });
  const { pending, failure, submit } = useSubmit(({ code, message }) => {
    if (!form.current || code !== 'reason-missing') return false;
    show(form.current, { reason: message });
    return true;
  });

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    if (!check(currentTarget)) return;
    submit(async () => {
      await onReason(textOf(currentTarget, 'reason'));
      await revalidate();
      // Together with what was read: the button that opened it is gone, and the heading gets the focus.
      startTransition(onClose);
    });
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <form
        ref={form}
        className={formStyles.form}
        noValidate
        method="post"
        onSubmit={onSubmit}
        onChange={clear}
      >
        {children}
        {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
        <TextArea
          name="reason"
          label={texts.reason}
          rows={2}
          maxLength={maxLength}
          required
          error={errors.reason}
        />
        <div className={formStyles.actions}>
          <Button look="secondary" onClick={onClose}>
            {texts.keep}
          </Button>
          <Button type="submit" look="danger" aria-disabled={pending}>
            {texts.yes}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
