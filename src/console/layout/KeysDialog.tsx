import { Fragment } from 'react';
import { shellTexts as t } from '#console/messages/shell.ts';
import { Dialog } from '#ui/Dialog.tsx';
import styles from './KeysDialog.module.css';

export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={t.keysTitle} closeLabel={t.close} onClose={onClose}>
      <dl className={styles.keys}>
        {t.keys.map(([key, meaning]) => (
          <Fragment key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </Fragment>
        ))}
      </dl>
    </Dialog>
  );
}
