import styles from './Stars.module.css';

const star = 'm10 1.8 2.5 5.2 5.7.8-4.1 4 1 5.6-5.1-2.7-5.1 2.7 1-5.6-4.1-4 5.7-.8z';
const places = [0, 20, 40, 60, 80] as const;

function Five({ className }: { className: string | undefined }) {
  return places.map((x) => (
    <path key={x} className={className} d={star} transform={`translate(${x})`} />
  ));
}

/** 0 to 5 stars, and parts of one. Always beside a text that says the number. */
export function Stars({ value }: { value: number }) {
  return (
    <svg className={styles.stars} viewBox="0 0 100 20" aria-hidden="true" focusable="false">
      <Five className={styles.empty} />
      {/* Cuts off what lies beyond its width. */}
      <svg width={value * 20} height="20" aria-hidden="true">
        <Five className={styles.full} />
      </svg>
    </svg>
  );
}
