import { type RefObject, useEffect } from 'react';

/** The distance from the viewport, or from the visible part of a carousel, that counts as near. */
const margin = '100px';

const observer =
  typeof IntersectionObserver === 'undefined'
    ? undefined
    : new IntersectionObserver(show, { rootMargin: margin, scrollMargin: margin });

const pictures = new WeakMap<Element, HTMLImageElement>();

function show(entries: IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    pictures.get(target)?.setAttribute('data-offscreen', 'near');
    observer?.unobserve(target);
  }
}

/**
 * Browsers load lazy pictures from more than a screen away: some forty of them on the home page.
 * An offscreen one is `display: none`, so not loaded, until its parent comes near the viewport; see
 * Picture.module.css.
 */
export function useNearViewport(
  picture: RefObject<HTMLImageElement | null>,
  offscreen: boolean,
): void {
  useEffect(() => {
    const image = picture.current;
    const parent = image?.parentElement;
    if (!offscreen || !image || !parent) return;
    pictures.set(parent, image);
    observer?.observe(parent);
    return () => observer?.unobserve(parent);
  }, [picture, offscreen]);
}
