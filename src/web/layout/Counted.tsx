import { Badge } from '#ui/Badge.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { IconName } from '#ui/icon-paths.ts';
import styles from './Counted.module.css';

type CountedProps = { icon: IconName; count: number; label: (count: number) => string };

/** An icon with a number on its shoulder, said in words to screen readers. */
export function Counted({ icon, count, label }: CountedProps) {
  return (
    <span className={styles.counted}>
      <Icon name={icon} />
      {count > 0 && (
        <Badge tone="solid" className={styles.count}>
          <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
          <span className="visually-hidden">, {label(count)}</span>
        </Badge>
      )}
    </span>
  );
}
