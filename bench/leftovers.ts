const stops: (() => Promise<void>)[] = [];

/** A part that fails in the middle does not stop what it started; a second stop does no harm. */
export function stopAfterPart(stop: () => Promise<void>): void {
  stops.push(stop);
}

/** The last one first: a shop before its database. */
export async function stopLeftovers(): Promise<void> {
  for (const stop of stops.splice(0).reverse()) await stop();
}
