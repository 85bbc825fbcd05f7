import { type RefObject, useEffect } from 'react';

/** How near the screen, or the visible part of its carousel, a picture has to come. */
const margin = '100px';

const observer =
  typeof IntersectionObserver === 'undefined'
    ? undefined
    : new IntersectionObserver(show, { rootMargin: margin, scrollMargin: margin });

const pictures = new WeakMap<Element, HTMLImageElement>();

function show(entries: IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    pictures.get(target)?.setAttribute('data-far', 'near');
    observer?.unobserve(target);
  }
}

/**
 * Browsers load lazy pictures from more than a screen away: some forty of them on the home page.
 * A far one stays undisplayed, so not loaded, until its place comes near; see Picture.module.css.
 */
export function useNear(picture: RefObject<HTMLImageElement | null>, far: boolean): void {
  useEffect(() => {
    const image = picture.current;
    const place = image?.parentElement;
    if (!far || !image || !place) return;
    pictures.set(place, image);
    observer?.observe(place);
    return () => observer?.unobserve(place);
  }, [picture, far]);
}
