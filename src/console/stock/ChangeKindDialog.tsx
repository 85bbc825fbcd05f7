import { stockTexts as t } from '#console/messages/stock.ts';
import type { CountedReason } from '#domain/stock/stock.ts';
import { Button } from '#ui/Button.tsx';
import styles from '#ui/Dialog.module.css';
import { Dialog } from '#ui/Dialog.tsx';

type ChangeKindDialogProps = {
  from: CountedReason;
  to: CountedReason;
  lines: number;
  units: number;
  onKeep: () => void;
  onChange: () => void;
};

/** Asks before lines that were typed as one kind of movement become another. */
export function ChangeKindDialog(props: ChangeKindDialogProps) {
  const { from, to, lines, units, onKeep, onChange } = props;
  return (
    <Dialog
      title={t.changeKindTitle(lines, to)}
      onClose={onKeep}
      actions={
        <>
          <Button look="secondary" onClick={onKeep}>
            {t.keepKind(from)}
          </Button>
          <Button look={to === 'write-off' ? 'danger' : 'primary'} onClick={onChange}>
            {t.changeKind(to)}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{t.changeKindText(lines, units, to)}</p>
    </Dialog>
  );
}
