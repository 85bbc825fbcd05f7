import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import styles from './SplitView.module.css';
import { useRoomBeside } from './split-view.ts';

type SplitViewProps = { list: ReactNode; detail: ReactNode };

/** A list with its detail beside it; without the room, the detail alone. */
export function SplitView({ list, detail }: SplitViewProps) {
  const room = useRoomBeside();
  const hasDetail = Boolean(detail);
  const both = room && hasDetail && Boolean(list);
  return (
    <div className={classes(both && styles.both)}>
      {/* In the same place with and without a detail: focus and selection stay. */}
      {(both || !hasDetail) && <div className={classes(both && styles.list)}>{list}</div>}
      {hasDetail && <div className={styles.detail}>{detail}</div>}
    </div>
  );
}
