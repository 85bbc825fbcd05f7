import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { PathIcon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { zoomInPath } from '#ui/rare-icons.ts';
import { useOverlayDialog } from '#ui/use-overlay-dialog.ts';
import { openedCard } from '#web/catalogue/opened-card.ts';
import { product as t } from '#web/messages/en/product.ts';
import { PagePicture } from './PagePicture.tsx';
import { ZoomArea } from './ZoomArea.tsx';
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
