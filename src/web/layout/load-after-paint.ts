/**
 * Loads a module once the first screen is painted with its pictures, once a tap waits for it, or after
 * a timeout of two seconds.
 * An inline script, printed into the page as text: it can use nothing from outside itself.
 */
export function loadAfterPaint(hrefs: string[]): void {
  const nonce = document.currentScript?.nonce ?? '';
  const textContent = document.querySelector('[data-deferred-module]')?.textContent;
  const preload = (href: string) =>
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
  const load = async () => {
    const script = document.createElement('script');
    Object.assign(script, { type: 'module', nonce, textContent });
    for (const element of [...hrefs.map(preload), script]) {
      document.head.append(element);
      // Each request takes a slow phone 10 ms: a task each, so that input is handled in between.
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  const pictures = [...document.images].filter((one) => one.loading !== 'lazy' && !one.complete);
  const shown = pictures.map(
    (picture) =>
      new Promise((resolve) => {
        picture.addEventListener('load', resolve);
        picture.addEventListener('error', resolve);
      }),
  );
  const painted = Promise.all(shown).then(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  );
  const timeout = new Promise((resolve) => setTimeout(resolve, 2_000));
  const tapped = window.eventReplay?.first ?? timeout;
  Promise.race([painted, tapped, timeout]).then(load);
}
