/** A card of a list, with how far below the top of the screen it was. */
export type CardInView = { id: string; top: number };

/** A card that stands where an address with its id has led may be a little above that. */
const tolerance = 4;

/** The id of a product's card, in the page and at the end of its address. */
export function cardId(productId: number): string {
  return `card-${productId}`;
}

export function productOfCard({ id }: CardInView): number {
  return Number(id.slice('card-'.length));
}

/**
 * The first card that no bar at the top covers; undefined while the list is at its top. Where it stands so low that
 * its page, read alone, could not show it there, the first of which a part is seen: that is of the row before.
 */
export function cardInView(list: Element): CardInView | undefined {
  const edge = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const cards = [...list.querySelectorAll('[id^="card-"]')];
  const whole = cards.find((one) => topOf(one) >= edge - tolerance) ?? cards.at(-1);
  const above = topOf(list) + window.scrollY;
  const isTooLow = whole !== undefined && topOf(whole) > above;
  const card = isTooLow ? cards.find((one) => bottomOf(one) > edge) : whole;
  if (!card || card === cards[0]) return undefined;
  return { id: card.id, top: topOf(card) };
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}

function bottomOf(element: Element): number {
  return element.getBoundingClientRect().bottom;
}

/**
 * Scrolls the card to where it was when the entry of the history was left: the router's own number counts
 * pages of the list that a reload does not bring back. Also an inline script, printed into the page as
 * text: it can use nothing from outside itself.
 */
export function scrollToCard(): void {
  const seen = window.history.state?.card;
  const card = seen && document.getElementById(seen.id);
  if (!card) return;
  // The browser, too, would count.
  window.history.scrollRestoration = 'manual';
  const by = card.getBoundingClientRect().top - seen.top;
  if (Math.abs(by) > 1) window.scrollBy(0, by);
}
