import { useMessages } from '#web/messages/use-messages.ts';
import styles from './ProgressBar.module.css';

/** A thin line on top while the next page is loading. */
export function ProgressBar() {
  const t = useMessages();
  return <div className={styles.bar} role="progressbar" aria-label={t.loadingPage} />;
}
