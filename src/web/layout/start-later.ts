/**
 * Runs a module once the first screen is painted with its pictures, or after two seconds on a line
 * that cannot bring them. It stands in the page as text: nothing outside of it can be named here.
 */
export function startLater(hrefs: string[], moduleText: string): void {
  const nonce = document.currentScript?.nonce ?? '';
  const preload = (href: string) =>
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
  const start = async () => {
    const script = document.createElement('script');
    Object.assign(script, { type: 'module', nonce, textContent: moduleText });
    for (const element of [...hrefs.map(preload), script]) {
      document.head.append(element);
      // Asking for a file takes a slow phone 10 ms: a task each, so that taps come between.
      await new Promise((done) => setTimeout(done));
    }
  };
  const pictures = [...document.images].filter((one) => one.loading !== 'lazy' && !one.complete);
  const shown = pictures.map(
    (picture) =>
      new Promise((done) => {
        picture.addEventListener('load', done);
        picture.addEventListener('error', done);
      }),
  );
  const painted = Promise.all(shown).then(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(done))),
  );
  const tooLong = new Promise((done) => setTimeout(done, 2_000));
  Promise.race([painted, tooLong]).then(start);
}
