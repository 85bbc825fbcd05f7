import { setUpTexts as t } from '#console/messages/set-up.ts';
import { shellTexts } from '#console/messages/shell.ts';
import { Button } from '#ui/Button.tsx';
import styles from '#ui/Dialog.module.css';
import { Dialog } from '#ui/Dialog.tsx';

export function DemoQuestion({ onYes, onNo }: { onYes: () => void; onNo: () => void }) {
  return (
    <Dialog
      title={t.demoTitle}
      onClose={onNo}
      actions={
        <>
          <Button look="secondary" onClick={onNo}>
            {shellTexts.close}
          </Button>
          <Button onClick={onYes}>{t.demoYes}</Button>
        </>
      }
    >
      <p className={styles.text}>{t.demoText}</p>
    </Dialog>
  );
}
