import { datedData, datedPage, keptAt } from './dated.ts';
import { firstPageOf } from './first-page.ts';
import type { KeepPages } from './keep-pages.ts';
import { isOfCart, type Kind, kindOf } from './kind-of.ts';
import { dropOtherLanguages, languageOf } from './page-language.ts';

/** The files of the build by language; see scripts/build-service-worker.mjs. */
declare const __ASSETS__: Record<string, string[]>;

/** TypeScript's own types of a service worker do not go together with those of a page. */
type Extendable = Event & { waitUntil(work: Promise<unknown>): void };
type FetchEvent = Extendable & {
  request: Request;
  respondWith(answer: Promise<Response>): void;
};
type Scope = {
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'message', listener: (event: Extendable & MessageEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
};
const worker = globalThis as unknown as Scope; // `as`: this module runs nowhere else

const cacheOf = (kind: Kind) => `thok-${kind}`;
/** The oldest go first. Assets are those of this build and of kept pages, and of the build before for a day. */
const most = { asset: 1_000, picture: 300, page: 60, data: 200 };
const dayMs = 24 * 60 * 60 * 1_000;

const { searchParams } = new URL(location.href);
const language = searchParams.get('lang') ?? 'en';
const assets = __ASSETS__[language] ?? [];
/** What a missing picture becomes: without a network a plain square, not the browser's broken picture. */
const isDefaultPicture = /\/products\/default\.webp\b/;
/** In the dark scheme as dark as what is sunken there (ui/tokens.css): an empty picture's ground is light. */
const blankPicture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480"><style>@media(prefers-color-scheme:dark){svg{background:#1d2823}}</style></svg>';
/** Of pages that are kept, on the one that stands in for a page that is not. */
const mostNamed = 6;
/** Stands in for a page that is not kept. */
const offlinePage = '/offline.html';

/**
 * Counts who was signed in, and in which language: an answer to one customer is not kept after the next has
 * come, nor one in the language before.
 */
let visits = 0;
/** Of the page that was opened last. */
let pageLanguage = language;
/** When something was last changed from here: pages of before then may show it as it was. */
let changedAtMs = 0;

worker.addEventListener('install', (event) => {
  const isSaving = searchParams.has('save-data');
  event.waitUntil(keepAssets(isSaving ? [] : assets).then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  const drop = dropLanguageBefore(language).then(dropOldAssets);
  event.waitUntil(drop.then(() => worker.clients.claim()));
});

worker.addEventListener('message', (event) => {
  event.waitUntil(answerTo(event.data));
});

worker.addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET') changedAtMs = Date.now();
  const kind = kindOf(event.request, location.origin);
  if (kind === undefined) return;
  const isFixed = kind === 'asset' || kind === 'picture';
  event.respondWith(isFixed ? keptFirst(kind, event) : networkFirst(kind, event));
});

function answerTo(message: 'forget' | 'forget-cart' | KeepPages): Promise<void> {
  if (message === 'forget') return forget();
  return message === 'forget-cart' ? forgetCart() : keepPages(message);
}

async function keepAssets(paths: string[]): Promise<void> {
  const cache = await caches.open(cacheOf('asset'));
  const known = new Set((await cache.keys()).map((request) => new URL(request.url).pathname));
  known.delete(offlinePage); // it may be in another language
  await cache.addAll([offlinePage, ...paths].filter((path) => !known.has(path)));
}

async function dropOldAssets(): Promise<void> {
  const cache = await caches.open(cacheOf('asset'));
  const now = new Set([offlinePage, ...assets]);
  // A kept page has no other looks and scripts than those of its build.
  for (const page of await (await caches.open(cacheOf('page'))).matchAll()) {
    for (const [path] of (await page.text()).matchAll(/\/assets\/[\w.-]+/g)) now.add(path);
  }
  for (const request of await cache.keys()) {
    if (now.has(new URL(request.url).pathname)) continue;
    const date = (await cache.match(request))?.headers.get('date');
    if (Date.now() - Date.parse(date ?? '') > dayMs) await cache.delete(request);
  }
}

async function forget(): Promise<void> {
  visits += 1;
  // Pictures too: they tell what was looked at and bought.
  const kinds = ['page', 'data', 'picture'] as const;
  await Promise.all(kinds.map((kind) => caches.delete(cacheOf(kind))));
}

/** An order took what was in it: without a network the cart would show that again. */
async function forgetCart(): Promise<void> {
  visits += 1;
  for (const kind of ['page', 'data'] as const) {
    const cache = await caches.open(cacheOf(kind));
    for (const request of await cache.keys()) {
      if (isOfCart(request, location.origin)) await cache.delete(request);
    }
  }
}

/** What was kept of another language says nothing to who has changed it; notifications are in it too. */
async function dropLanguageBefore(now: string): Promise<void> {
  const hadOthers = await dropOtherLanguages(await caches.open(cacheOf('page')), now);
  if (hadOthers) await caches.delete(cacheOf('data'));
}

/** The first page in another language: the reader has changed it. */
async function keepOpened(request: Request, page: Response, visit: number): Promise<void> {
  const opened = (page.ok && (await languageOf(page))) || pageLanguage;
  if (visit !== visits) return;
  if (opened === pageLanguage) return keep('page', request, page, visit);
  pageLanguage = opened;
  visits += 1;
  const now = visits;
  await dropLanguageBefore(opened);
  await keep('page', request, page, now);
}

async function keepPages({ pages, maxAgeMs, cache }: KeepPages): Promise<void> {
  const visit = visits;
  const before = await caches.open(cacheOf('page'));
  for (const path of pages) {
    const url = new URL(path, location.origin).href;
    if (kindOf({ method: 'GET', mode: 'navigate', url }, location.origin) !== 'page') continue;
    const keptAtMs = Date.parse((await before.match(url))?.headers.get(keptAt) ?? '');
    if (keptAtMs > Math.max(changedAtMs, Date.now() - maxAgeMs)) continue;
    if (visit !== visits) return;
    const request = new Request(url, { cache, priority: 'low' });
    try {
      await keep('page', request, await fetch(request), visit);
    } catch {
      return; // the network is gone
    }
  }
}

async function keptFirst(kind: Kind, event: FetchEvent): Promise<Response> {
  const cache = await caches.open(cacheOf(kind));
  const visit = visits;
  const kept = await cache.match(event.request);
  if (kept) return kept;
  try {
    const response = await fetch(event.request);
    event.waitUntil(
      keep(kind, event.request, response.clone(), kind === 'picture' ? visit : visits),
    );
    return response;
  } catch (error) {
    if (!isDefaultPicture.test(event.request.url)) throw error;
    return new Response(blankPicture, { headers: { 'content-type': 'image/svg+xml' } });
  }
}

async function networkFirst(kind: Kind, event: FetchEvent): Promise<Response> {
  const { request } = event;
  const visit = visits;
  try {
    const response = await fetch(request);
    const copy = response.clone();
    event.waitUntil(
      kind === 'page' ? keepOpened(request, copy, visit) : keep(kind, request, copy, visit),
    );
    return response;
  } catch (error) {
    const cache = await caches.open(cacheOf(kind));
    const kept = (await cache.match(request)) ?? (await listOf(request, cache));
    if (kept) return kind === 'page' ? datedPage(kept, language) : datedData(kept, language);
    const instead = kind === 'page' && (await caches.match(offlinePage));
    if (!instead) throw error;
    return withKeptLinks(instead);
  }
}

/** The first page of a list, for a later one that was not opened as a page of its own (decision 48). */
async function listOf({ url }: Request, cache: Cache): Promise<Response | undefined> {
  const first = firstPageOf(url);
  return first === undefined ? undefined : cache.match(first);
}

/** Its links to pages that are not kept would lead to itself; what else is kept it names. */
async function withKeptLinks(page: Response): Promise<Response> {
  const cache = await caches.open(cacheOf('page'));
  let html = await page.text();
  for (const [link, path = ''] of html.matchAll(/<a href="(\/[^"]*)">[^<]*<\/a>/g)) {
    if (!(await cache.match(path))) html = html.replace(link, '');
  }
  const others = await otherPages(cache, html);
  if (others !== '') {
    html = html.replace('<section hidden>', '<section>').replace('<ul></ul>', () => others);
  }
  return new Response(html, { headers: page.headers });
}

/** A list of the pages kept last that `html` does not lead to. */
async function otherPages(cache: Cache, html: string): Promise<string> {
  const items: string[] = [];
  for (const { url } of (await cache.keys()).toReversed()) {
    const path = url.replace(location.origin, '').replaceAll('&', '&amp;');
    if (html.includes(`href="${path}"`) || items.length === mostNamed) continue;
    const text = (await (await cache.match(url))?.text()) ?? '';
    // Without the words for search engines.
    const title = /<title>([^<]+?)(?: wholesale(?: price)?)? [|·][^<]*</.exec(text)?.[1];
    if (title) items.push(`<li><a href="${path}">${title}</a></li>`);
  }
  return items.length > 0 ? `<ul>${items.join('')}</ul>` : '';
}

/** `visit`: whose answer it is. */
async function keep(
  kind: Kind,
  request: Request,
  response: Response,
  visit: number,
): Promise<void> {
  // What a redirect led to is not an answer to this address.
  if (!response.ok || response.redirected) return;
  const headers = new Headers(response.headers);
  headers.set(keptAt, new Date().toISOString());
  // One answer for each address: its language is looked after here, and a look-up by path sends no headers.
  headers.delete('vary');
  const body = await response.blob();
  const cache = await caches.open(cacheOf(kind));
  if (visit !== visits) return;
  await cache.put(request, new Response(body, { headers }));
  const keys = await cache.keys();
  for (const old of keys.slice(0, Math.max(0, keys.length - most[kind]))) await cache.delete(old);
}
