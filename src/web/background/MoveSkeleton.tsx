import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { Skeleton } from '#ui/Skeleton.tsx';
import { CardSkeleton } from '#web/catalogue/CardSkeleton.tsx';
import { isListingPath } from '#web/listing/listing-path.ts';
import { useDelayedPending } from '#web/listing/use-delayed-pending.ts';
import { productPath } from '#web/paths/paths.ts';
import styles from './MoveSkeleton.module.css';

type Shape = 'cards' | 'product' | 'lines';

function shapeOf(path: string): Shape {
  if (path.startsWith(productPath(''))) return 'product';
  return isListingPath(path) ? 'cards' : 'lines';
}

/**
 * The shape of the page that is waited for, over the one that is left: that one stays as it is beneath, with its
 * place, should one stay. Lists show by themselves what they wait for, and the progress bar says it to all.
 */
export function MoveSkeleton() {
  const here = useLocation().pathname;
  const next = useNavigation().location?.pathname;
  const isMove =
    next !== undefined && next !== here && !(isListingPath(here) && isListingPath(next));
  return useDelayedPending(isMove) && next !== undefined ? <Cover shape={shapeOf(next)} /> : null;
}

function Cover({ shape }: { shape: Shape }) {
  const [top, setTop] = useState<number>();
  // Where the header ends, of which a part scrolls away.
  useLayoutEffect(() => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const main = document.querySelector('main')?.getBoundingClientRect().top ?? 0;
    setTop(Math.max(header, main, 0));
  }, []);
  if (top === undefined) return null;
  return (
    <div
      className={styles.cover}
      style={{ insetBlockStart: top }}
      data-shape={shape}
      aria-hidden="true"
    >
      <div className={styles.page}>
        {shape === 'product' && <Skeleton className={styles.picture} />}
        <Skeleton className={styles.title} />
        {shape === 'cards' ? (
          <div className={styles.cards}>
            {Array.from({ length: 8 }, (_, at) => (
              <CardSkeleton key={at} />
            ))}
          </div>
        ) : (
          [0, 1, 2, 3].map((at) => <Skeleton key={at} className={styles.row} />)
        )}
      </div>
    </div>
  );
}
