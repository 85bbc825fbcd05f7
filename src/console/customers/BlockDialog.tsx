import { useRevalidator } from 'react-router';
import { consoleCall } from '#console/data/api.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { customerTexts as t } from '#console/messages/customers.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './CustomerScreen.module.css';

export function BlockDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const { pending, failure, submit } = useSubmit();
  const block = () =>
    submit(async () => {
      await consoleCall('blockCustomer', { id, blocked: true });
      await revalidate();
      onClose();
    });
  return (
    <Dialog
      title={t.blockTitle}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t.keep}
          </Button>
          <Button look="danger" aria-disabled={pending} onClick={block}>
            {t.block}
          </Button>
        </>
      }
    >
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      <p className={styles.text}>{t.blockText}</p>
    </Dialog>
  );
}
