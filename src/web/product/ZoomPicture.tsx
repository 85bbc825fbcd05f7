import { useRef, useState } from 'react';
import { PathIcon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { zoomInPath } from '#ui/rare-icons.ts';
import { useProductMessages } from '#web/messages/use-product-messages.ts';
import { PagePicture } from './PagePicture.tsx';
import { ZoomArea } from './ZoomArea.tsx';
import styles from './ZoomPicture.module.css';

type ZoomPictureProps = { name: string; imageName: string };

/** The product's picture; it opens over the whole screen. */
export function ZoomPicture({ name, imageName }: ZoomPictureProps) {
  const t = useProductMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);

  function show() {
    setOpen(true);
    dialog.current?.showModal();
  }

  return (
    <>
      <button type="button" className={styles.square} aria-label={t.enlarge(name)} onClick={show}>
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
