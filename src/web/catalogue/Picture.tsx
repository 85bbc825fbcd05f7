import { useEffect, useRef, useState } from 'react';
import { classes } from '#ui/classes.ts';
import styles from './Picture.module.css';
import { type PictureFolder, type PictureWidth, pictureSet, pictureUrl } from './picture-url.ts';
import { useNear } from './use-near.ts';

type PictureProps = {
  folder: PictureFolder;
  name: string;
  alt: string;
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes: string;
  widths: readonly [PictureWidth, ...PictureWidth[]];
  /** Only their ratio counts: the style sheet sets the size. */
  width: number;
  height: number;
  className?: string | undefined;
  /** The one picture the reader waits for: loaded first, not lazily. */
  first?: boolean;
  /** Not in the first view: its parent, which has a size of its own, tells when to load it. */
  far?: boolean;
};

/** Spec §2: a picture that cannot be loaded becomes the default one. */
const fallback = { folder: 'products', name: 'default.webp' } as const;

export function Picture(props: PictureProps) {
  const { folder, name, alt, widths, className, first = false, far = false, ...rest } = props;
  const picture = useRef<HTMLImageElement>(null);
  const [failedName, setFailedName] = useState<string>();
  const shown = name === '' || failedName === name ? fallback : { folder, name };

  useNear(picture, far);
  useEffect(() => {
    // It may have failed before React was there to hear of it.
    const image = picture.current;
    if (image?.complete && image.currentSrc !== '' && image.naturalWidth === 0) setFailedName(name);
  }, [name]);

  return (
    <img
      {...rest}
      className={classes(className, far && styles.far)}
      data-far={far ? '' : undefined}
      ref={picture}
      alt={alt}
      src={pictureUrl(shown.folder, shown.name, widths[0])}
      srcSet={pictureSet(shown.folder, shown.name, widths)}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding={first ? 'sync' : 'async'}
      onError={() => setFailedName(name)}
    />
  );
}
