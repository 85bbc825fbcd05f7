import { Badge } from '#ui/Badge.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { IconName } from '#ui/icon-paths.ts';
import styles from './IconWithCount.module.css';

type CountedProps = { icon: IconName; count: number; label: (count: number) => string };

/** An icon with a badge; screen readers get the count in words. */
export function IconWithCount({ icon, count, label }: CountedProps) {
  return (
    <span className={styles.icon}>
      <Icon name={icon} />
      {count > 0 && (
        <Badge tone="count" className={styles.count}>
          <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
          <span className="visually-hidden">, {label(count)}</span>
        </Badge>
      )}
    </span>
  );
}
