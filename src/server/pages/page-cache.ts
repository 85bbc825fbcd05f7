import type { Dependencies } from '#server/catalogue/dependencies.ts';
import { pageCacheLookups } from '#server/telemetry/measurements.ts';

/** Compressed pages and templates together. */
const maxBytes = 64 * 1024 * 1024;

type Entry<T> = { page: T; dependencies: Dependencies };

/**
 * Rendered pages, each until something that it shows changes. The least recently used go first when
 * there are too many.
 */
export class PageCache<T extends { bytes: number }> {
  #entries = new Map<string, Entry<T>>();
  #bytes = 0;

  find(key: string): T | undefined {
    const page = this.#find(key);
    if (pageCacheLookups.wanted) pageCacheLookups.publish({ hit: page !== undefined });
    return page;
  }

  #find(key: string): T | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#drop(key);
    if (!entry.dependencies.unchanged()) return undefined;
    this.#add(key, entry); // now the most recently used
    return entry.page;
  }

  keep(key: string, page: T, dependencies: Dependencies): void {
    this.#drop(key);
    this.#add(key, { page, dependencies });
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= maxBytes) return;
      this.#drop(oldest);
    }
  }

  #add(key: string, entry: Entry<T>): void {
    this.#entries.set(key, entry);
    this.#bytes += entry.page.bytes;
  }

  #drop(key: string): void {
    this.#bytes -= this.#entries.get(key)?.page.bytes ?? 0;
    this.#entries.delete(key);
  }
}
