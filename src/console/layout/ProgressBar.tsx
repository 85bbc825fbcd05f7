import { shellTexts } from '#console/messages/shell.ts';
import styles from './ProgressBar.module.css';

/** A thin line on top while the next screen is loading. */
export function ProgressBar() {
  return <div className={styles.bar} role="progressbar" aria-label={shellTexts.loading} />;
}
