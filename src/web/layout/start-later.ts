/**
 * Runs a module once the first screen is painted with its pictures, or after two seconds on a line
 * that cannot bring them. It stands in the page as text: nothing outside of it can be named here.
 */
export function startLater(hrefs: string[], moduleText: string): void {
  const nonce = document.currentScript?.nonce ?? '';
  const start = () => {
    for (const href of hrefs) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    const script = document.createElement('script');
    script.type = 'module';
    script.nonce = nonce;
    script.textContent = moduleText;
    document.head.append(script);
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
