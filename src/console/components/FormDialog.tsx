import { type ReactNode, useState } from 'react';
import { useUnsaved } from '#console/data/use-unsaved.ts';
import { partTexts as t } from '#console/messages/components.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';

type FormDialogProps = {
  title: string;
  /** Shows a close button beside the title. */
  closeLabel?: string;
  /** The labels of the fields that are not saved. */
  unsaved: readonly string[];
  /** It is being saved: nothing is lost. */
  pending: boolean;
  onClose: () => void;
  /** Takes what closes it for a button of its own. */
  children: (close: () => void) => ReactNode;
};

/** A form in a dialog; closing it asks where something is unsaved. */
export function FormDialog({ unsaved, pending, onClose, children, ...dialog }: FormDialogProps) {
  const isChanged = unsaved.length > 0;
  const asked = useUnsaved(isChanged && !pending);
  const [closing, setClosing] = useState(false);
  const close = () => (isChanged ? setClosing(true) : onClose());
  const stay = () => {
    asked?.reset();
    setClosing(false);
  };
  const leave = () => {
    asked?.proceed();
    onClose();
  };
  return (
    <Dialog {...dialog} onClose={close}>
      {children(close)}
      {(asked || closing) && (
        <LeaveDialog text={t.unsaved(unsaved)} onStay={stay} onLeave={leave} />
      )}
    </Dialog>
  );
}
