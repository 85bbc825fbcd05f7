/**
 * What a person taps, by words that are the same in every version of the shop. By selector: a role
 * locator computes the names of all buttons, and at 6× that takes the page longer than the tap.
 */
export function addButton(page, name) {
  return name
    ? page.locator(`button[aria-label=${JSON.stringify(`Add ${name}`)}]`)
    : page.locator('button[aria-label^="Add "]').first();
}

export function openDrawer(page) {
  return page.locator('dialog[open]').filter({ hasText: 'Your order will be delivered' });
}

export function plusButton(page) {
  return openDrawer(page).locator('button[aria-label^="One more"]').first();
}

/** Whether the first stepper of the drawer comes to show so many units. */
export function showsUnits(page, units, timeout = 0) {
  const shown = page.waitForFunction(
    (wanted) => {
      const output = document.querySelector('dialog[open] [role=group] output');
      return output !== null && Number.parseInt(output.textContent, 10) === wanted;
    },
    units,
    { timeout },
  );
  return shown.then(
    () => true,
    () => false,
  );
}

export async function closeDrawer(page) {
  await openDrawer(page).locator('button', { hasText: 'Continue Shopping' }).tap();
  await openDrawer(page).waitFor({ state: 'hidden' });
}

/**
 * Milliseconds from the next click, or from going back, to the frame that shows another heading. It
 * watches the page instead of looking at every frame: at 6× that alone takes a third of the processor.
 */
export function msUntilHeading(page, { back = false } = {}) {
  return page.evaluate(
    (goBack) =>
      new Promise((resolve) => {
        const heading = () => {
          // A list is kept behind the product, hidden.
          const headings = [...document.querySelectorAll('h1')];
          return headings.find((one) => one.checkVisibility())?.textContent ?? '';
        };
        const before = heading();
        let start;
        const begin = ({ timeStamp }) => {
          start = timeStamp;
        };
        const watch = new MutationObserver(() => {
          if (start === undefined || ['', before].includes(heading())) return;
          watch.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        });
        watch.observe(document.body, { childList: true, subtree: true });
        if (!goBack) return addEventListener('click', begin, { capture: true, once: true });
        start = performance.now();
        history.back();
      }),
    back,
  );
}
