import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { classes } from '#ui/classes.ts';
import { onOnline } from '#web/data/on-online.ts';
import styles from './Picture.module.css';
import { type PictureFolder, type PictureWidth, pictureSet, pictureUrl } from './picture-url.ts';
import { useNearViewport } from './use-near-viewport.ts';

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
  /** In the first view: loaded eagerly and with high priority. */
  priority?: boolean;
  /** Not in the first view: loaded when its parent, which has a size of its own, comes near. */
  offscreen?: boolean;
};

/** Spec §2: a picture that cannot be loaded becomes the default one. */
const fallback = { folder: 'products', name: 'default.webp' } as const;

export function Picture(props: PictureProps) {
  const {
    folder,
    name,
    alt,
    sizes,
    widths,
    className,
    priority = false,
    offscreen = false,
    ...rest
  } = props;
  const picture = useRef<HTMLImageElement>(null);
  const [failedName, setFailedName] = useState<string>();
  const failed = failedName === name;
  const shown = name === '' || failed ? fallback : { folder, name };

  const source = {
    sizes,
    srcset: pictureSet(shown.folder, shown.name, widths),
    src: pictureUrl(shown.folder, shown.name, widths[0]),
  };

  useSource(picture, source);
  useNearViewport(picture, offscreen);
  useEffect(() => {
    // It may have failed before hydration, when nobody listened.
    const image = picture.current;
    if (image?.complete && image.currentSrc !== '' && image.naturalWidth === 0) setFailedName(name);
  }, [name]);
  useEffect(() => (failed ? onOnline(() => setFailedName(undefined)) : undefined), [failed]);

  return (
    <img
      {...rest}
      className={classes(className, offscreen && styles.offscreen)}
      data-offscreen={offscreen ? '' : undefined}
      data-failed={failed || undefined}
      ref={picture}
      alt={alt}
      {...(isServer && { sizes, srcSet: source.srcset, src: source.src })}
      suppressHydrationWarning
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'sync' : 'async'}
      onError={() => setFailedName(name)}
    />
  );
}

type Source = { sizes: string; srcset: string; src: string };

const isServer = typeof document === 'undefined';

/**
 * The server prints the source into the page; in the browser the picture gets it once it is in the
 * page. Chromium never frees a picture that got its `srcset` before, nor anything around it, and React
 * drops many trees that it has begun to build, such as one that suspends.
 */
function useSource(picture: RefObject<HTMLImageElement | null>, source: Source): void {
  const { sizes, srcset, src } = source;
  useLayoutEffect(() => {
    const image = picture.current;
    if (!image || (image.srcset === srcset && image.sizes === sizes)) return;
    Object.assign(image, { sizes, srcset, src });
  }, [picture, sizes, srcset, src]);
}
