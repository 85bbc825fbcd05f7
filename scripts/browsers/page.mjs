import { until } from './until.mjs';

/** How the WebDriver standard names a reference to an element. */
const reference = 'element-6066-11e4-a52e-4f735466cecf';

/** Runs in the browser: the first visible element of this kind whose name begins so. */
const finder = `
  const [selector, name] = arguments;
  const scope = document.querySelector('dialog[open]') ?? document;
  const nameOf = (one) =>
    (one.getAttribute('aria-label') ?? one.labels?.[0]?.textContent ?? one.textContent).trim();
  return [...scope.querySelectorAll(selector)].find(
    (one) => one.checkVisibility({ visibilityProperty: true }) && nameOf(one).startsWith(name),
  );
`;

/** What a person does, over either driver. */
export function pageOf(browser, shopUrl) {
  const execute = (script, args = []) => browser.send('execute', { script, args });

  async function find(selector, name) {
    const found = await until(`${selector} "${name}"`, () => execute(finder, [selector, name]));
    return found[reference];
  }

  /** Tried again while something still moves in front of it. */
  async function click(selector, name) {
    const id = await find(selector, name);
    // WebKit's driver would leave it behind a bar, where no one could click it.
    await execute('arguments[0].scrollIntoView({ block: "center" });', [{ [reference]: id }]);
    await until(`a click on ${selector} "${name}"`, async () => {
      const refusal = await browser.send('click', { id }).then(
        () => undefined,
        (error) => error,
      );
      if (refusal && !/intercept|interactable/.test(refusal.message)) throw refusal;
      return !refusal;
    });
  }

  return {
    execute,
    resize: (width, height) => browser.send('resize', { width, height }),
    /** Waits for hydration, as people wait for a page to be there. */
    async open(path) {
      await browser.send('navigate', { url: shopUrl + path });
      await until(`${path} hydrated`, () => execute('return window.eventReplay === undefined;'));
    },
    press: (name) => click('button, summary', name),
    follow: (name) => click('a', name),
    tick: (name) => click('input', name),
    async fill(label, text) {
      await browser.send('type', { id: await find('input, textarea', label), text });
    },
    see: (text) =>
      until(`"${text}"`, () =>
        execute('return document.body.innerText.includes(arguments[0]);', [text]),
      ),
    /** What was to be seen when a step failed. */
    describe: () => execute('return location.href + " " + document.body.innerText.slice(0, 1000);'),
    arriveAt: (path) =>
      until(path, () => execute('return location.pathname.startsWith(arguments[0]);', [path])),
  };
}
