import styles from './Form.module.css';

export function Tick() {
  return (
    <svg className={styles.tick} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </svg>
  );
}
