import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newCaches, pageOf, startWorker } from '#test/worker-scope.ts';
import { keptAt } from './dated.ts';
import { keepPages as askToKeep, type KeepPages } from './keep-pages.ts';
import { isPageKept } from './kept-pages.ts';
import './kind-of.ts'; // at load, not in the first test that starts a worker: see mutant-runner.ts

const hourMs = 60 * 60_000;
let worker: Awaited<ReturnType<typeof startWorker>>;
beforeEach(async () => {
  worker = await startWorker({});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** An answer that comes when the test says so. */
function late() {
  const { promise, resolve } = Promise.withResolvers<Response>();
  worker.online(() => promise);
  return resolve;
}

const keepPages = (pages: string[], maxAgeMs = hourMs) =>
  worker.tell('message', { data: { pages, maxAgeMs, cache: 'default' } }).done();

describe('what is kept for one customer', () => {
  test('is gone once they sign out; files of the build stay', async () => {
    await worker.read('/cart');
    await worker.read('/api?endpoint=getBuyAgain', 'cors');
    await worker.read('/images/products/soap.webp', 'no-cors');
    await worker.read('/assets/a.js', 'no-cors');
    await worker.tell('message', { data: 'forget' }).done();
    for (const kind of ['page', 'data', 'picture']) expect(await worker.kept(kind)).toEqual([]);
    expect(await worker.kept('asset')).toEqual(['/assets/a.js']);
  });

  test('in the cart is gone once an order took it; what is not of the cart stays', async () => {
    const ofCart = [
      '/api?endpoint=getCartProductByUserId&userId=1',
      '/api?endpoint=countCartVariants',
    ];
    const other = '/api?endpoint=getBuyAgain';
    for (const path of [...ofCart, other]) await worker.read(path, 'cors');
    for (const path of ['/cart', '/Complete-Order', '/my-orders']) await worker.read(path);
    await worker.tell('message', { data: 'forget-cart' }).done();
    expect(await worker.kept('data')).toEqual([other]);
    expect(await worker.kept('page')).toEqual(['/my-orders']);
  });

  test.each([
    ['a page', '/my-orders', 'navigate', 'page'],
    ['data', '/api?endpoint=getBuyAgain', 'cors', 'data'],
    ['a picture', '/images/products/soap.webp', 'no-cors', 'picture'],
  ])('%s whose answer comes after they signed out is not kept', async (_what, path, mode, kind) => {
    const answer = late();
    const asked = worker.ask(path, mode);
    await Promise.resolve();
    await worker.tell('message', { data: 'forget' }).done();
    answer(pageOf(path));
    await asked.done();
    expect(await worker.kept(kind)).toEqual([]);
  });

  test.each([
    ['/my-orders', 'navigate', 'page'],
    ['/api?endpoint=getBuyAgain', 'cors', 'data'],
    ['/images/products/soap.webp', 'no-cors', 'picture'],
  ])('%s of which the end comes after they signed out is not kept', async (path, mode, kind) => {
    const end = Promise.withResolvers<void>();
    const body = new ReadableStream({
      async pull(controller) {
        await end.promise;
        controller.enqueue(new TextEncoder().encode('<html lang="en">'));
        controller.close();
      },
    });
    worker.online(() => new Response(body));
    const asked = worker.ask(path, mode);
    await asked.answer;
    await worker.tell('message', { data: 'forget' }).done();
    end.resolve();
    await asked.done();
    expect(await worker.kept(kind)).toEqual([]);
  });

  test('a page that was to be kept and comes after they signed out is not, nor are those behind it', async () => {
    const answer = late();
    const keeping = keepPages(['/cart', '/my-orders']);
    await expect.poll(() => worker.asked).toEqual(['/cart']);
    await worker.tell('message', { data: 'forget' }).done();
    answer(pageOf('/cart'));
    await keeping;
    expect(await worker.kept('page')).toEqual([]);
    expect(worker.asked).toEqual(['/cart']);
  });
});

describe('without a network', () => {
  test('a page seen before shows, with the time it is from in its head', async () => {
    await worker.read('/shop');
    worker.offline();
    expect(await (await worker.read('/shop')).text()).toMatch(
      new RegExp(
        `lang="en"><head><meta name="${keptAt}" content="[^"]+">.*https://shop.example/shop`,
      ),
    );
  });

  test('data seen before say since when they hold, others fail as usual', async () => {
    await worker.tell('install').done();
    worker.online(() => Response.json({ count: 3 }));
    await worker.read('/api?endpoint=countCartVariants', 'cors');
    worker.offline();
    const kept = await worker.read('/api?endpoint=countCartVariants', 'cors');
    expect(await kept.json()).toEqual({ count: 3 });
    expect(decodeURIComponent(kept.headers.get(keptAt) ?? '')).not.toMatch(/^$|T/);
    await expect(worker.read('/api?endpoint=getBuyAgain', 'cors')).rejects.toThrow('fetch');
  });

  test.each([
    ['en', '5 May'],
    ['hi', '5 मई'],
  ])('the time is in words of %s', async (language, day) => {
    worker = await startWorker({ query: `?lang=${language}` });
    const headers = { [keptAt]: '2026-05-05T06:00:00.000Z' };
    await worker.keep('data', '/api?endpoint=getBuyAgain', new Response('{}', { headers }));
    worker.offline();
    const kept = await worker.read('/api?endpoint=getBuyAgain', 'cors');
    expect(decodeURIComponent(kept.headers.get(keptAt) ?? '')).toContain(day);
  });

  test('any other page is the one that says so, with links only to pages that are there', async () => {
    const links = '<a href="/cart">Cart</a><a href="/my-orders">Orders</a>';
    worker.online(() => new Response(links, { headers: { 'content-type': 'text/html' } }));
    await worker.tell('install').done();
    await worker.read('/cart');
    worker.offline();
    const page = await worker.read('/faqs');
    expect(await page.text()).toBe('<a href="/cart">Cart</a>');
    expect(page.headers.get('content-type')).toBe('text/html');
  });

  test('that page names what else is there, the last one first and six at most', async () => {
    const instead = '<a href="/">Home</a><section hidden><h2>On this phone</h2><ul></ul></section>';
    worker.online(() => new Response(instead));
    await worker.tell('install').done();
    worker.online(
      ({ url }) => new Response(`<title>${new URL(url).pathname} wholesale · Doon</title>`),
    );
    for (const path of ['/', '/a', '/b', '/c', '/d', '/e', '/f', '/shop?q=a&page=2']) {
      await worker.read(path);
    }
    worker.offline();
    const html = await (await worker.read('/faqs')).text();
    expect(html).toContain(
      '<section><h2>On this phone</h2><ul><li><a href="/shop?q=a&amp;page=2">/shop</a></li>',
    );
    expect(html.match(/<li>/g)).toHaveLength(6);
    expect(html).not.toMatch(/href="\/a"|hidden/);
  });

  test('any other page fails as usual where that one is not there', async () => {
    worker.offline();
    await expect(worker.read('/faqs')).rejects.toThrow('fetch');
  });

  test('the picture of a product without one is an empty square, any other is missing', async () => {
    worker.offline();
    const blank = await worker.read('/images/products/default.webp?w=160', 'no-cors');
    expect(blank.headers.get('content-type')).toBe('image/svg+xml');
    expect(await blank.text()).toMatch(/^<svg .*<\/svg>$/);
    await expect(worker.read('/images/products/soap.webp', 'no-cors')).rejects.toThrow('fetch');
  });
});

describe('with a network', () => {
  test('pages and data come from it, files and pictures from the cache', async () => {
    for (const [path, mode, times] of [
      ['/shop', 'navigate', 2],
      ['/api?endpoint=getBuyAgain', 'cors', 2],
      ['/assets/a.js', 'no-cors', 1],
      ['/images/products/soap.webp', 'no-cors', 1],
    ] as const) {
      worker.asked.splice(0);
      const first = await (await worker.read(path, mode)).text();
      expect(await (await worker.read(path, mode)).text()).toBe(first);
      expect(worker.asked).toHaveLength(times);
    }
  });

  test('what is none of these is left to the browser', () => {
    for (const path of ['/console', '/logout', '/events']) {
      expect(worker.ask(path).answer).toBeUndefined();
    }
    expect(worker.ask('/cart', 'navigate', 'POST').answer).toBeUndefined();
  });

  test('neither a failure nor what a redirect led to is kept', async () => {
    worker.online(() => new Response('no', { status: 503 }));
    expect((await worker.read('/shop')).status).toBe(503);
    const elsewhere = pageOf('/login');
    Object.defineProperty(elsewhere, 'redirected', { value: true });
    Object.defineProperty(elsewhere, 'clone', { value: () => elsewhere });
    worker.online(() => elsewhere);
    await worker.read('/cart');
    expect(await worker.kept('page')).toEqual([]);
  });

  test.each([
    ['page', 60, (i: number) => `/p/${i}`, 'navigate'],
    ['data', 200, (i: number) => `/api?endpoint=getBuyAgain&page=${i}`, 'cors'],
    ['picture', 300, (i: number) => `/images/${i}.webp`, 'no-cors'],
  ] as const)('of each %s the newest %i are kept', async (kind, most, path, mode) => {
    for (let i = 0; i < most; i += 1) await worker.keep(kind, path(i), pageOf('before'));
    await worker.read(path(most), mode);
    const kept = await worker.kept(kind);
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([most, path(1), path(most)]);
  });
});

describe('pages that will be wanted', () => {
  test('are kept, but none that is private to the network', async () => {
    await keepPages(['/cart', '/console', '/my-orders']);
    expect(await worker.kept('page')).toEqual(['/cart', '/my-orders']);
    expect(worker.asked).toEqual(['/cart', '/my-orders']);
  });

  test('are kept anew once they are too old, or something was changed since', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await keepPages(['/cart']);
    vi.setSystemTime(Date.now() + hourMs / 2);
    await keepPages(['/cart']);
    expect(worker.asked).toEqual(['/cart']);
    vi.setSystemTime(Date.now() + hourMs);
    await keepPages(['/cart']);
    expect(worker.asked).toHaveLength(2);
    vi.setSystemTime(Date.now() + 1_000);
    worker.ask('/shop', 'navigate');
    await keepPages(['/cart']);
    expect(worker.asked).toEqual(['/cart', '/cart', '/shop']);
    worker.ask('/api?endpoint=addToCart', 'cors', 'POST');
    await keepPages(['/cart']);
    expect(worker.asked).toEqual(['/cart', '/cart', '/shop', '/cart']);
  });

  test('are left where the network is gone', async () => {
    worker.offline();
    await keepPages(['/cart', '/my-orders']);
    expect(worker.asked).toEqual(['/cart']);
  });
});

describe('another language', () => {
  test('drops pages of the one before, and what was read in it', async () => {
    await worker.read('/cart');
    await worker.read('/api?endpoint=getBuyAgain', 'cors');
    worker.online(({ url }) => pageOf(url, 'hi'));
    await worker.read('/shop');
    expect(await worker.kept('page')).toEqual(['/shop']);
    expect(await worker.kept('data')).toEqual([]);
    await worker.read('/api?endpoint=getBuyAgain', 'cors');
    await worker.read('/faqs');
    expect(await worker.kept('page')).toEqual(['/shop', '/faqs']);
    expect(await worker.kept('data')).toHaveLength(1);
  });

  test('is not seen in a page that fails, or does not say its own', async () => {
    await worker.read('/cart');
    worker.online(() => new Response('<html lang="hi">', { status: 500 }));
    await worker.read('/shop');
    worker.online(() => new Response('plain'));
    await worker.read('/faqs');
    expect(await worker.kept('page')).toEqual(['/cart', '/faqs']);
  });

  test('of a page that comes after its customer signed out is not kept either', async () => {
    const answer = late();
    const asked = worker.ask('/my-orders');
    await Promise.resolve();
    await worker.tell('message', { data: 'forget' }).done();
    answer(pageOf('/my-orders', 'hi'));
    await asked.done();
    expect(await worker.kept('page')).toEqual([]);
  });

  test('an answer in the language before is not kept', async () => {
    const answer = late();
    const before = worker.ask('/api?endpoint=getBuyAgain', 'cors');
    worker.online(({ url }) => pageOf(url, 'hi'));
    await worker.read('/shop');
    answer(new Response('{}'));
    await before.done();
    expect(await worker.kept('data')).toEqual([]);
  });
});

describe('a new build', () => {
  test('keeps its files, and the page for no network anew; those it has are not fetched again', async () => {
    await worker.tell('install').done();
    expect(await worker.kept('asset')).toEqual(['/offline.html', '/assets/a.js']);
    expect(worker.is.skipped).toBe(true);
    const { caches } = worker;
    worker = await startWorker({ caches, assets: ['/assets/a.js', '/assets/b.js'] });
    await worker.tell('install').done();
    expect(worker.asked).toEqual(['/offline.html', '/assets/b.js']);
  });

  test('fetches no files ahead for who saves data, nor those of another language', async () => {
    worker = await startWorker({ query: '?save-data' });
    await worker.tell('install').done();
    expect(worker.asked).toEqual(['/offline.html']);
    worker = await startWorker({ query: '?lang=hi' });
    await worker.tell('install').done();
    expect(worker.asked).toEqual(['/offline.html']);
  });

  test('drops files that are a day old, but its own and those of kept pages', async () => {
    const at = (hours: number) => ({ date: new Date(Date.now() - hours * hourMs).toUTCString() });
    const old = pageOf('old', 'en', at(25));
    for (const path of ['/offline.html', '/assets/a.js', '/assets/of-page.js', '/assets/old.js']) {
      await worker.keep('asset', path, old.clone());
    }
    await worker.keep('asset', '/assets/young.js', pageOf('young', 'en', at(23)));
    await worker.keep('page', '/cart', new Response('<script src="/assets/of-page.js">'));
    await worker.tell('activate').done();
    expect(await worker.kept('asset')).toEqual([
      ...['/offline.html', '/assets/a.js', '/assets/of-page.js', '/assets/young.js'],
    ]);
    expect(worker.is.claimed).toBe(true);
  });

  test('in another language drops the pages and data of the one before', async () => {
    const caches = newCaches();
    worker = await startWorker({ caches });
    await worker.read('/cart');
    await worker.read('/api?endpoint=getBuyAgain', 'cors');
    await worker.tell('activate').done();
    expect([await worker.kept('page'), await worker.kept('data')]).toEqual([
      ...[['/cart'], ['/api?endpoint=getBuyAgain']],
    ]);
    worker = await startWorker({ caches, query: '?lang=hi' });
    await worker.tell('activate').done();
    expect(await worker.kept('page')).toEqual([]);
    expect(await worker.kept('data')).toEqual([]);
  });
});

test('a page asks the worker that is there, or that will be, to keep what was shown', async () => {
  const asked = vi.fn();
  const message: KeepPages = { pages: ['/cart'], maxAgeMs: hourMs, cache: 'default' };
  for (const active of [{ postMessage: asked }, null]) {
    vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve({ active }) } });
    await askToKeep(message);
  }
  vi.stubGlobal('navigator', {});
  await askToKeep(message);
  expect(asked.mock.calls).toEqual([[message]]);
});

test('a page is kept where a worker answers for it and has it', async () => {
  await worker.read('/cart');
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  expect([await isPageKept('/cart'), await isPageKept('/faqs')]).toEqual([true, false]);
  vi.stubGlobal('navigator', { serviceWorker: { controller: null } });
  expect(await isPageKept('/cart')).toBe(false);
  vi.stubGlobal('navigator', {});
  expect(await isPageKept('/cart')).toBe(false);
});
