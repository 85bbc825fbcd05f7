import styles from './ProgressBar.module.css';

/** A thin line on top while the next page is loading. */
export function ProgressBar({ label }: { label: string }) {
  return <div className={styles.bar} role="progressbar" aria-label={label} />;
}
