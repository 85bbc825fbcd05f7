type Listener = (event: PopStateEvent) => void;

let listener: Listener | undefined;

/** Called before the router is there: a window calls its listeners in the order in which they came. */
export function listenBeforeRouter(): void {
  window.addEventListener('popstate', (event) => listener?.(event));
}

/** Hears of going back and forward before the router does, and may stop the event. */
export function setEarlyPopstate(next: Listener | undefined): void {
  listener = next;
}
