import { Fragment } from 'react';
import { Link, useLocation } from 'react-router';
import { useMe } from '#console/data/use-me.ts';
import { shellTexts as t } from '#console/messages/shell.ts';
import { helpPath } from '#console/navigation/help-path.ts';
import { nextStatusesFor } from '#domain/orders/order-status.ts';
import { buttonClass } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import styles from './KeysDialog.module.css';

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { role, permissions } = useMe();
  const { pathname } = useLocation();
  function isMine(key: string): boolean {
    if (key === 'n') return permissions.includes('change-orders');
    return key !== 'a' || nextStatusesFor('active', role).includes('accepted');
  }
  return (
    <Dialog title={t.keysTitle} closeLabel={t.close} onClose={onClose}>
      <dl className={styles.keys}>
        {t.keys
          .filter(([key]) => isMine(key))
          .map(([key, meaning]) => (
            <Fragment key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{meaning}</dd>
            </Fragment>
          ))}
      </dl>
      <Link className={buttonClass('secondary')} to={helpPath(pathname)} onClick={onClose}>
        {t.toGuide}
      </Link>
    </Dialog>
  );
}
