import styles from './plot.module.css';

/** What the two colours of a plot mean; a screen reader has the table. */
export function PlotLegend({ now, before }: { now: string; before: string }) {
  return (
    <p className={`wrap muted ${styles.legend}`} aria-hidden="true">
      <span className={styles.nowKey}>{now}</span>
      <span className={styles.beforeKey}>{before}</span>
    </p>
  );
}
