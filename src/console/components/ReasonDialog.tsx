import type { ReactNode } from 'react';
import { textOf } from '#client/use-field-errors.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { CallForm } from './CallForm.tsx';
import { useCallForm } from './use-call-form.ts';
import { useReadAndClose } from './use-read-and-close.ts';

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
  const readAndClose = useReadAndClose(onClose);
  const form = useCallForm({
    texts: { reason: { missing: texts.missing } },
    refusals: { 'reason-missing': 'reason' },
    async onSend(element) {
      await onReason(textOf(element, 'reason'));
      await readAndClose();
    },
  });
  const keep = (
    <Button look="secondary" onClick={onClose}>
      {texts.keep}
    </Button>
  );
  return (
    <Dialog title={title} onClose={onClose}>
      <CallForm form={form} label={texts.yes} look="danger" actions={keep}>
        {children}
        <TextArea
          name="reason"
          label={texts.reason}
          rows={2}
          maxLength={maxLength}
          required
          error={form.errors.reason}
        />
      </CallForm>
    </Dialog>
  );
}
