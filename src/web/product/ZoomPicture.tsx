import { useRef, useState } from 'react';
import { PathIcon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { zoomInPath } from '#ui/rare-icons.ts';
import { openedPicture } from '#web/catalogue/opened-card.ts';
import { useProductMessages } from '#web/messages/use-product-messages.ts';
import { PagePicture } from './PagePicture.tsx';
import { ZoomArea } from './ZoomArea.tsx';
import styles from './ZoomPicture.module.css';

type ZoomPictureProps = { slug: string; name: string; imageName: string };

/** The product's picture; it opens over the whole screen. */
export function ZoomPicture({ slug, name, imageName }: ZoomPictureProps) {
  const t = useProductMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const [cardPicture] = useState(() => openedPicture(slug));

  function show() {
    setOpen(true);
    dialog.current?.showModal();
  }

  return (
    <>
      <button
        type="button"
        className={styles.square}
        // Until the larger one has come.
        style={{ backgroundImage: cardPicture && `url("${cardPicture}")` }}
        aria-label={t.enlarge(name)}
        onClick={show}
      >
        <PagePicture imageName={imageName} />
        <span className={styles.hint}>
          <PathIcon path={zoomInPath} />
        </span>
      </button>
      {/* The browser itself closes it on Escape and gives the focus back. */}
      <dialog
        className={styles.dialog}
        ref={dialog}
        aria-label={name}
        onClose={() => setOpen(false)}
      >
        <IconButton
          className={styles.close}
          icon="close"
          label={t.closePicture}
          onClick={() => dialog.current?.close()}
        />
        {open && <ZoomArea name={name} imageName={imageName} />}
      </dialog>
    </>
  );
}
