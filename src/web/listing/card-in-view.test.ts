// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cardInView } from './card-in-view.ts';

const rowHeight = 438;
const columns = 4;
/** Of the list, below the top of the page. */
const listTop = 216;

beforeEach(() => {
  document.documentElement.style.scrollPaddingTop = '76px';
  document.body.innerHTML = `<ul>${'<li></li>'.repeat(72)}</ul>`;
  for (const [i, card] of list().querySelectorAll('li').entries()) card.id = `card-${i + 1}`;
});
afterEach(() => vi.unstubAllGlobals());

const list = () => document.querySelector('ul') as Element; // `as`: as above

/** What is kept of a list that has been scrolled so far. */
function keptAt(scrollY: number) {
  vi.stubGlobal('scrollY', scrollY);
  put(list(), listTop - scrollY);
  for (const [i, card] of list().querySelectorAll('li').entries()) {
    put(card, listTop + Math.floor(i / columns) * rowHeight - scrollY);
  }
  return cardInView(list());
}

function put(element: Element, top: number): void {
  element.getBoundingClientRect = () => ({ top, bottom: top + rowHeight - 12 }) as DOMRect; // `as`: what is asked for
}

test('at its top nothing is kept', () => {
  expect(keptAt(0)).toBeUndefined();
  expect(keptAt(130)).toBeUndefined();
});

test('the first card below the bars is kept, with its place', () => {
  const sixthRow = listTop + 6 * rowHeight;
  expect(keptAt(sixthRow - 76)).toEqual({ id: 'card-25', top: 76 });
  expect(keptAt(sixthRow - 79)).toEqual({ id: 'card-25', top: 79 });
  expect(keptAt(sixthRow - 73)).toEqual({ id: 'card-25', top: 73 });
  expect(keptAt(sixthRow - listTop)).toEqual({ id: 'card-25', top: listTop });
});

test('a card lower than a list begins gives way to the row before, since its page alone has nothing above', () => {
  const sixthRow = listTop + 6 * rowHeight;
  const top = listTop + 1;
  expect(keptAt(sixthRow - top)).toEqual({ id: 'card-21', top: top - rowHeight });
});
