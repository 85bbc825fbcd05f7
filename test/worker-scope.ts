import { vi } from 'vitest';

const origin = 'https://shop.example';
const hrefOf = (asked: string | { url: string }) =>
  new URL(typeof asked === 'string' ? asked : asked.url, origin).href;

/** As much of a browser's cache as the service worker uses. */
class MemoryCache {
  readonly #kept = new Map<string, Response>();

  keys = async () => [...this.#kept.keys()].map((url) => new Request(url));
  match = async (asked: string | Request) => this.#kept.get(hrefOf(asked))?.clone();
  matchAll = async () => [...this.#kept.values()].map((one) => one.clone());
  delete = async (asked: string | Request) => this.#kept.delete(hrefOf(asked));

  async put(asked: string | Request, response: Response): Promise<void> {
    await this.delete(asked); // what is put anew is the newest
    this.#kept.set(hrefOf(asked), response);
  }

  async addAll(paths: string[]): Promise<void> {
    for (const path of paths) await this.put(path, await fetch(hrefOf(path)));
  }

  paths = () => [...this.#kept.keys()].map((url) => url.slice(origin.length));
}

type Sent = (request: { url: string }) => Response | Promise<Response>;
type Listener = (event: object) => void;

let workers = 0;

/**
 * A service worker that has just been started, in a browser with these caches: every test has one of its
 * own. Until the test takes its stubs back, `fetch` answers what `network` says; by default a page.
 */
export async function startWorker({ assets = ['/assets/a.js'], query = '', caches = newCaches() }) {
  const listeners = new Map<string, Listener>();
  const asked: string[] = [];
  const scope = { network: undefined as Sent | undefined, claimed: false, skipped: false };
  vi.stubGlobal('addEventListener', (type: string, listener: Listener) =>
    listeners.set(type, listener),
  );
  vi.stubGlobal('skipWaiting', async () => {
    scope.skipped = true;
  });
  vi.stubGlobal('clients', {
    claim: async () => {
      scope.claimed = true;
    },
  });
  vi.stubGlobal('__ASSETS__', { en: assets, hi: [] });
  vi.stubGlobal('location', { href: `${origin}/service-worker.js${query}`, origin });
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', async (given: string | Request) => {
    const url = hrefOf(given);
    asked.push(url.slice(origin.length));
    return scope.network ? scope.network({ url }) : pageOf(url);
  });
  workers += 1;
  await import(/* @vite-ignore */ `../src/web/service-worker/main.ts?worker=${workers}`);

  /** Tells the worker; `done` once everything it began is over. */
  function tell(type: string, more: object = {}) {
    const works: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    listeners.get(type)?.({
      ...more,
      waitUntil: (work: Promise<unknown>) => works.push(work),
      respondWith: (given: Promise<Response>) => {
        answer = given;
      },
    });
    const done = async () => {
      await answer?.catch(() => {});
      await Promise.all(works);
    };
    return { answer, done };
  }

  return {
    asked,
    caches,
    is: scope,
    online: (network?: Sent) => {
      scope.network = network;
    },
    offline() {
      scope.network = () => Promise.reject(new TypeError('Failed to fetch'));
    },
    tell,
    /** What a page, a script or a picture asks for. */
    ask: (path: string, mode = 'navigate', method = 'GET') =>
      tell('fetch', { request: { url: origin + path, mode, method } }),
    /** The same, waited for: the answer and what was kept of it. */
    async read(path: string, mode = 'navigate') {
      const { answer, done } = tell('fetch', {
        request: { url: origin + path, mode, method: 'GET' },
      });
      await done();
      return (await answer) as Response; // `as`: undefined fails the test where it is read
    },
    async keep(kind: string, path: string, response: Response) {
      await (await caches.open(`thok-${kind}`)).put(path, response);
    },
    kept: async (kind: string) => (await caches.open(`thok-${kind}`)).paths(),
  };
}

export function newCaches() {
  const all = new Map<string, MemoryCache>();
  return {
    async open(name: string) {
      const cache = all.get(name) ?? new MemoryCache();
      all.set(name, cache);
      return cache;
    },
    delete: async (name: string) => all.delete(name),
    async match(asked: string | Request) {
      for (const cache of all.values()) {
        const found = await cache.match(asked);
        if (found) return found;
      }
      return undefined;
    },
  };
}

/** A page that says its address, in English unless told otherwise. */
export function pageOf(url: string, language = 'en', headers: Record<string, string> = {}) {
  const html = `<!DOCTYPE html><html lang="${language}"><head></head><body>${url}</body></html>`;
  return new Response(html, { headers: { 'content-type': 'text/html', ...headers } });
}
