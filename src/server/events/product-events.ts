import type { CatalogueStore } from '#server/catalogue/store.ts';

/** Changes within it go out as one event; by then every node has them, whichever answers the page. */
const batchMs = 1_000;
/** More of them are told as 'any'. */
const manyProducts = 100;
/** What changed since a page was rendered is told when its stream opens, on a slow phone seconds later. */
const recentMs = 60_000;

type Listener = (changed: string) => void;

/** Tells open pages which products changed, as '12,15' or 'any'. */
export function openProductEvents(catalogue: CatalogueStore) {
  const listeners = new Set<Listener>();
  let batch = new Set<number | 'any'>();
  let timer: NodeJS.Timeout | undefined;
  let recent: { changed: string; at: number }[] = [];

  function tell(): void {
    timer = undefined;
    const isMany = batch.has('any') || batch.size > manyProducts;
    const changed = isMany ? 'any' : [...batch].join();
    batch = new Set();
    recent = [...stillRecent(), { changed, at: performance.now() }];
    for (const listener of listeners) listener(changed);
  }

  function stillRecent() {
    return recent.filter(({ at }) => performance.now() - at < recentMs);
  }

  const stopListening = catalogue.onProducts((changed) => {
    for (const one of changed === 'any' ? (['any'] as const) : changed) batch.add(one);
    timer ??= setTimeout(tell, batchMs);
  });

  return {
    subscribe(listener: Listener): () => void {
      for (const { changed } of stillRecent()) listener(changed);
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close(): void {
      stopListening();
      clearTimeout(timer);
    },
  };
}
