import { type ReactNode, useState } from 'react';
import { textOf } from '#client/use-field-errors.ts';
import type { Reason } from '#console/messages/reasons.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { CallForm } from './CallForm.tsx';
import { noReason, ToldReason } from './ToldReason.tsx';
import { useCallForm } from './use-call-form.ts';
import { useReadAndClose } from './use-read-and-close.ts';

type ReasonDialogProps = {
  title: string;
  /** What it will do. */
  children: ReactNode;
  texts: { reason: string; missing: string; keep: string; yes: string };
  maxLength: number;
  /** Of a reason that a customer reads, in either language: what it usually is. */
  usual?: readonly Reason[];
  onReason: (why: Reason) => Promise<unknown>;
  onClose: () => void;
};

/** Asks for the reason of what cannot simply be done. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, children, texts, maxLength, usual, onReason, onClose } = props;
  const [why, setWhy] = useState(noReason);
  const readAndClose = useReadAndClose(onClose);
  const form = useCallForm({
    texts: { reason: { missing: texts.missing } },
    refusals: { 'reason-missing': 'reason' },
    async onSend(element) {
      await onReason(usual ? why : { ...noReason, reason: textOf(element, 'reason') });
      await readAndClose();
    },
  });
  const keep = (
    <Button look="secondary" onClick={onClose}>
      {texts.keep}
    </Button>
  );
  const asked = { label: texts.reason, maxLength, error: form.errors.reason };
  return (
    <Dialog title={title} onClose={onClose}>
      <CallForm form={form} label={texts.yes} look="danger" actions={keep}>
        {children}
        {usual ? (
          <ToldReason {...asked} required usual={usual} value={why} onChange={setWhy} />
        ) : (
          <TextArea name="reason" {...asked} rows={2} required />
        )}
      </CallForm>
    </Dialog>
  );
}
