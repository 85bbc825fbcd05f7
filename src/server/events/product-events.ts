import type { CatalogueStore } from '#server/catalogue/store.ts';

/** Changes within it go out as one event; by then every node has them, whichever answers the page. */
const batchMs = 1_000;
/** More of them are told as 'any'. */
const manyProducts = 100;
/** What changed since a page was rendered is told when its stream opens, on a slow phone seconds later. */
const recentMs = 60_000;

type Changed = Set<number | 'any'>;
type Listener = (changed: string) => void;

/** Tells open pages which products changed, as '12,15' or 'any'. */
export function openProductEvents(catalogue: CatalogueStore) {
  const listeners = new Set<Listener>();
  let batch: Changed = new Set();
  let timer: NodeJS.Timeout | undefined;
  let recent: { changed: Changed; at: number }[] = [];

  function tell(): void {
    timer = undefined;
    const changed = batch;
    batch = new Set();
    recent = [...stillRecent(), { changed, at: performance.now() }];
    for (const listener of listeners) listener(inWords(changed));
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
      const missed = new Set(stillRecent().flatMap(({ changed }) => [...changed]));
      if (missed.size > 0) listener(inWords(missed));
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close(): void {
      stopListening();
      clearTimeout(timer);
    },
  };
}

function inWords(changed: Changed): string {
  return changed.has('any') || changed.size > manyProducts ? 'any' : [...changed].join();
}
