import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { PathIcon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { zoomInPath } from '#ui/rare-icons.ts';
import { useOverlayDialog } from '#ui/use-overlay-dialog.ts';
import { openedCard } from '#web/catalogue/opened-card.ts';
import { Picture } from '#web/catalogue/Picture.tsx';
import { product as t } from '#web/messages/en/product.ts';
import { PagePicture } from './PagePicture.tsx';
import styles from './ZoomPicture.module.css';

type ZoomPictureProps = { slug: string; name: string; imageName: string };

/** The product's picture; it opens over the whole screen. */
export function ZoomPicture({ slug, name, imageName }: ZoomPictureProps) {
  const [open, setOpen] = useState(false);
  const [cardPicture] = useState(() => openedCard(slug)?.pictureUrl);
  return (
    <>
      <button
        type="button"
        className={styles.square}
        // Until the larger one has come.
        style={{ backgroundImage: cardPicture && `url("${cardPicture}")` }}
        aria-label={t.enlarge(name)}
        onClick={() => setOpen(true)}
      >
        <PagePicture imageName={imageName} />
        <span className={`center ${styles.hint}`}>
          <PathIcon path={zoomInPath} />
        </span>
      </button>
      {open && <ZoomDialog name={name} imageName={imageName} onClose={() => setOpen(false)} />}
    </>
  );
}

type ZoomDialogProps = { name: string; imageName: string; onClose: () => void };

function ZoomDialog({ name, imageName, onClose }: ZoomDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useOverlayDialog(dialog, true, onClose);
  return createPortal(
    <dialog
      className={styles.dialog}
      ref={dialog}
      aria-modal="true"
      aria-label={name}
      // The back button of Android.
      closedby="closerequest"
      onClose={onClose}
    >
      <IconButton className={styles.close} icon="close" label={t.closePicture} onClick={onClose} />
      <ZoomArea name={name} imageName={imageName} />
    </dialog>,
    document.body,
  );
}

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
function ZoomArea({ name, imageName }: { name: string; imageName: string }) {
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
