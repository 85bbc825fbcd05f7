/**
 * Loads a module once the first screen is painted with its pictures, once a tap waits for it, or after
 * a timeout of two seconds. `forTaps`: the files of what a customer's tap on Add opens.
 * An inline script, printed into the page as text: it can use nothing from outside itself.
 */
export function loadAfterPaint(hrefs: string[], forTaps: string[]): void {
  const nonce = document.currentScript?.nonce ?? '';
  const textContent = document.querySelector('[data-deferred-module]')?.textContent;
  const script = Object.assign(document.createElement('script'), {
    ...{ type: 'module', nonce, textContent },
  });
  const append = async (elements: Element[]) => {
    for (const element of elements) {
      document.head.append(element);
      // Each request takes a slow phone 10 ms: a task each, so that input is handled in between.
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  const preload = (href: string) =>
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
  const coming = () => [...document.images].filter((one) => !one.complete);
  const settled = (target: Element) =>
    new Promise<void>((resolve) => {
      target.addEventListener('load', () => resolve());
      target.addEventListener('error', () => resolve());
    });
  /** A slow line serves the tap first: pictures that are still coming are asked for again after the scripts. */
  const serveTap = () => {
    for (const picture of coming()) {
      const { srcset, src } = picture;
      picture.removeAttribute('srcset');
      picture.removeAttribute('src');
      settled(script).then(() => Object.assign(picture, { srcset, src }));
    }
    if (localStorage.userId) append(forTaps.map(preload));
  };
  const shown = coming().filter((one) => one.loading !== 'lazy');
  const painted = Promise.all(shown.map(settled)).then(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  );
  const timeout = new Promise((resolve) => setTimeout(resolve, 2_000));
  // Storage may be blocked.
  const tapped = window.eventReplay?.first.then(serveTap).catch(() => {}) ?? timeout;
  Promise.race([painted, tapped, timeout]).then(() => append([...hrefs.map(preload), script]));
}
