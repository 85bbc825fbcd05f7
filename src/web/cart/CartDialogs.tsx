import { useEffect, useEffectEvent } from 'react';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { cartPage as t } from '#web/messages/en/cart-page.ts';
import { shell } from '#web/messages/en/shell.ts';
import { packName } from '#web/messages/en/words.ts';
import type { CartLine } from './cart-line.ts';
import type { CartChanges } from './use-cart-changes.ts';

/** Spec §8 */
const deletedMs = 1_500;

type CartDialogsProps = {
  changes: CartChanges;
  /** The line and its buttons are gone: moves focus elsewhere. */
  onGone: () => void;
};

export function CartDialogs({ changes, onGone }: CartDialogsProps) {
  const { dialog, close } = changes;
  if (dialog === undefined) return null;
  if (dialog.name === 'ask') return <RemoveDialog line={dialog.line} changes={changes} />;
  if (dialog.name === 'failed') {
    const { line } = dialog;
    return (
      <AlertDialog
        title={t.failed}
        text={t.removeFailed}
        okLabel={t.ok}
        onClose={close}
        retry={{ label: shell.tryAgain, onRetry: () => changes.remove(line) }}
      />
    );
  }
  const leave = () => {
    close();
    onGone();
  };
  return <DeletedDialog onClose={leave} />;
}

function RemoveDialog({ line, changes }: { line: CartLine; changes: CartChanges }) {
  const removing = changes.pendingId === line.id;
  return (
    <Dialog
      dimFirst
      title={t.askTitle(line.name, packName(line.packaging, line.packSize))}
      onClose={changes.close}
      actions={
        <>
          <Button look="secondary" onClick={changes.close}>
            {t.keep}
          </Button>
          <Button look="danger" aria-disabled={removing} onClick={() => changes.remove(line)}>
            {removing ? t.removing : t.removeIt}
          </Button>
        </>
      }
    >
      <p className="faint">{t.askText}</p>
    </Dialog>
  );
}

function DeletedDialog({ onClose }: { onClose: () => void }) {
  const closeLater = useEffectEvent(onClose);
  useEffect(() => {
    const timer = setTimeout(() => closeLater(), deletedMs);
    return () => clearTimeout(timer);
  }, []);
  return <AlertDialog title={t.deleted} text={t.deletedText} okLabel={t.ok} onClose={onClose} />;
}
