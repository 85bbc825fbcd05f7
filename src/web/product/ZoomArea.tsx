import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { Picture } from '#web/catalogue/Picture.tsx';
import { product as t } from '#web/messages/en/product.ts';
import { PagePicture } from './PagePicture.tsx';
import styles from './ZoomPicture.module.css';

/** The tapped point, as fractions of width and height. */
type Spot = { x: number; y: number };

const middle: Spot = { x: 0.5, y: 0.5 };

function spotOf(event: MouseEvent<HTMLElement>): Spot {
  // A click from the keyboard has no position.
  if (event.detail === 0) return middle;
  const box = event.currentTarget.getBoundingClientRect();
  return {
    x: (event.clientX - box.left) / box.width,
    y: (event.clientY - box.top) / box.height,
  };
}

/** A tap doubles the picture around that spot; fingers pinch it as they do any page. */
export function ZoomArea({ name, imageName }: { name: string; imageName: string }) {
  const area = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<Spot>();

  useLayoutEffect(() => {
    const node = area.current;
    if (!node || !spot) return;
    node.scrollTo(
      spot.x * node.scrollWidth - node.clientWidth / 2,
      spot.y * node.scrollHeight - node.clientHeight / 2,
    );
  }, [spot]);

  return (
    <div className={styles.area} ref={area}>
      <button
        type="button"
        className={styles.large}
        aria-label={t.doubleSize}
        aria-pressed={spot !== undefined}
        onClick={(event) => setSpot(spot ? undefined : spotOf(event))}
      >
        <PagePicture imageName={imageName} />
        <Picture
          className={styles.sharp}
          folder="products"
          name={imageName}
          alt={name}
          sizes={spot ? '200vmin' : '100vmin'}
          widths={[640, 960, 1280, 1600]}
          width={1600}
          height={1600}
        />
      </button>
    </div>
  );
}
