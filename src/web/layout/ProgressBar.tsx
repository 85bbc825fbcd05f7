import { shell as t } from '#web/messages/en/shell.ts';
import styles from './ProgressBar.module.css';

/** A thin line on top while the next page is loading. */
export function ProgressBar() {
  return <div className={styles.bar} role="progressbar" aria-label={t.loadingPage} />;
}
