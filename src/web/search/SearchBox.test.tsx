// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { actions } from '#contract/index.ts';
import { cardExample } from '#contract/product.ts';
import { fakeShop, refused } from '#test/fake-shop.ts';
import { loggedPlaces, renderScreens } from '#test/render-part.tsx';
import { usePicked } from '#web/catalogue/picker-store.ts';
import type { RootData } from '#web/data/root-data.ts';
import { RootDataContext } from '#web/data/use-root-data.ts';
import { SearchBox } from './SearchBox.tsx';

const [hit] = actions.searchProducts.example.output.data;
const eight = Array.from({ length: 8 }, (_, at) => ({
  ...hit,
  slug: `face-wash-${at + 1}`,
  image_name: `face-wash-${at + 1}.webp`,
  product_name: `Neem Face Wash ${at + 1}`,
}));
const cards = eight.map((one, at) => ({ ...cardExample, ...one, id: at + 1 }));
const found = {
  data: eight,
  total: 30,
  products: cards,
} as typeof actions.searchProducts.example.output;
const nothing = { data: [], total: 0, products: [] };

const root = {
  signedIn: false,
  categories: [
    {
      id: 1,
      name: 'Skin Care',
      subcategories: [
        { id: 1, name: 'Face Care', slug: 'face-care' },
        { id: 2, name: 'Lip Care', slug: 'lip-care' },
      ],
    },
  ],
} as unknown as RootData; // `as`: the box asks for no more

/** A page with the box, and the page of results, whose box it also is. */
function openBox() {
  const screens = { '/here': { default: Page }, '/shop': { default: Page } };
  const view = renderScreens(screens, '/here', (screen) => (
    <RootDataContext value={root}>{screen}</RootDataContext>
  ));
  const box = view.screen.getByRole<HTMLInputElement>('combobox', { name: 'Search products' });
  return {
    ...view,
    box,
    options: () => view.screen.queryAllByRole('option'),
    said: () => view.screen.getByRole('status').textContent,
  };
}

function Page() {
  return (
    <>
      <SearchBox label="Search products" />
      <button type="button">Outside</button>
    </>
  );
}

beforeEach(() => localStorage.clear());

describe('words', () => {
  test('show at most 8 results with picture, name, price, packs, SKU and slug, then the way to all', async () => {
    fakeShop({ searchProducts: found });
    const { screen, user, box, options, said } = openBox();
    await user.type(box, 'face wash');
    await expect.poll(options).toHaveLength(9);
    for (const [at, { product_name, slug, image_name }] of eight.entries()) {
      const option = options()[at];
      expect(option?.textContent).toContain(product_name.replace(' ', ' '));
      expect(option?.textContent).toContain(slug);
      expect(option?.textContent).toMatch(/₹[\d,.]+ \/unit\d+(·\d+)*[A-Z]+-.* · /);
      expect(option?.getAttribute('href')).toBe(`/product-detail/${slug}`);
      expect(option?.querySelector('img')?.src).toContain(image_name);
    }
    const marks = [...(options()[0]?.querySelectorAll('mark') ?? [])];
    expect(marks.map(({ textContent }) => textContent)).toEqual(['Face', 'Wash']);
    expect(said()).toBe('8 results');
    expect(options()[8]?.textContent).toBe('See all results for “face wash”');
    expect(options()[8]?.getAttribute('href')).toBe('/shop?q=face+wash');
    expect(screen.queryByRole('button', { name: 'Search by voice' })).toBeNull();
  });

  test('have a plus that leads a visitor to an account and a customer to the packs', async () => {
    fakeShop({ searchProducts: found });
    const { user, box, container, screen } = openBox();
    const plus = () => container.querySelectorAll<HTMLElement>('[role=listbox] a[aria-hidden]');
    await user.type(box, 'soap');
    await expect.poll(plus).toHaveLength(8);
    expect([...plus()].map(({ tabIndex }) => tabIndex)).toEqual(Array(8).fill(-1));
    await user.click(plus()[0] as HTMLElement);
    await screen.findByText('At /login');
    cleanup();

    localStorage.setItem('userId', '1');
    const customer = openBox();
    const picked = renderHook(() => usePicked());
    await customer.user.type(customer.box, 'soap');
    await expect.poll(() => customer.options()).toHaveLength(9);
    const second = customer.container.querySelectorAll<HTMLElement>(
      '[role=listbox] a[aria-hidden]',
    )[1];
    await customer.user.click(second as HTMLElement);
    expect(picked.result.current).toMatchObject({
      open: true,
      product: { name: 'Neem Face Wash 2' },
    });
    expect(customer.options()).toEqual([]);
    expect(customer.screen.queryByText(/^At /)).toBeNull();
  });

  test('typed without a pause are one question, blanks are none', async () => {
    const shop = fakeShop({ searchProducts: found });
    const { user, box, options } = openBox();
    await user.type(box, '   soap');
    await expect.poll(options).toHaveLength(9);
    expect(shop.calls).toMatchObject([
      { name: 'searchProducts', input: { q: 'soap', limit: 8, cards: true } },
    ]);
  });

  test('that are outdated are not waited for', async () => {
    const shop = fakeShop({
      searchProducts: ({ q }) => (q === 'so' ? new Promise(() => {}) : found),
    });
    const { user, box, options } = openBox();
    await user.type(box, 'so');
    await expect.poll(() => shop.calls).toHaveLength(1);
    await user.type(box, 'ap');
    await expect.poll(options).toHaveLength(9);
  });

  test('that find nothing are told with a hint', async () => {
    fakeShop({ searchProducts: nothing });
    const { screen, user, box, said } = openBox();
    await user.type(box, 'zzqqxx');
    await screen.findByText('Check the spelling, or try fewer or other words.');
    expect(said()).toBe('Nothing found for “zzqqxx”');
  });

  test('whose search fails, which is only logged, still lead to the results', async () => {
    fakeShop({ searchProducts: refused('server-fault') });
    const { user, box, options, said } = openBox();
    await user.type(box, 'soap');
    await expect.poll(loggedPlaces).toContain('search');
    expect([options(), said()]).toEqual([[], '']);
    await user.keyboard('{Enter}');
    await expect.poll(() => localStorage.getItem('recentSearches')).toContain('soap');
  });
});

describe('keys', () => {
  test('the arrows walk the results round and round, and the box keeps the focus', async () => {
    fakeShop({ searchProducts: found });
    const { screen, user, box, options } = openBox();
    await user.type(box, 'shampoo');
    await expect.poll(options).toHaveLength(9);
    expect(box.getAttribute('aria-expanded')).toBe('true');
    const chosen = () =>
      options().findIndex(
        (one) => one.ariaSelected === 'true' || one.getAttribute('aria-selected') === 'true',
      );
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(chosen()).toBe(1);
    expect(box.getAttribute('aria-activedescendant')).toBe(options()[1]?.id);
    expect(document.activeElement).toBe(box);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(chosen()).toBe(-1);
    await user.keyboard('{ArrowUp}');
    expect(chosen()).toBe(8);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await screen.findByText('At /product-detail/face-wash-1');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('Escape closes the results and then empties the box; leaving it closes them too', async () => {
    fakeShop({ searchProducts: found });
    const { screen, user, box, options } = openBox();
    await user.type(box, 'soap');
    await expect.poll(options).toHaveLength(9);
    await user.keyboard('{Escape}');
    expect([options(), box.value]).toEqual([[], 'soap']);
    await user.keyboard('{ArrowDown}');
    await expect.poll(options).toHaveLength(9);
    await user.click(screen.getByRole('button', { name: 'Outside' }));
    expect(options()).toEqual([]);
    await user.click(box);
    await user.keyboard('{Escape}{Escape}');
    expect(box.value).toBe('');
  });
});

describe('before anything is typed', () => {
  test('the categories are one tap away, and are no searches', async () => {
    fakeShop();
    const { screen, user, box, options } = openBox();
    expect(box.type).toBe('text');
    await user.click(box);
    await expect
      .poll(() => options().map((one) => one.textContent))
      .toEqual(['Face Care', 'Lip Care']);
    expect(options()[0]?.getAttribute('href')).toBe('/face-care');
    await user.type(box, 's');
    await user.click(screen.getByRole('button', { name: 'Empty the search box' }));
    expect([box.value, document.activeElement]).toEqual(['', box]);
    await expect.poll(options).toHaveLength(2);
    await user.click(options()[0] as HTMLElement);
    await screen.findByText('At /face-care');
    expect(localStorage.getItem('recentSearches')).toBeNull();
  });

  test('recent searches stand there until they are cleared', async () => {
    fakeShop({ searchProducts: found });
    const first = openBox();
    for (const words of ['soap', 'baby wipes', 'Soap']) {
      const box = first.screen.getByRole('combobox');
      await first.user.clear(box);
      await first.user.type(box, `${words}{Enter}`);
      await expect.poll(() => localStorage.getItem('recentSearches')).toContain(words);
    }
    first.unmount();
    const { screen, user, box } = openBox();
    await user.click(box);
    const group = await screen.findByRole('group', { name: 'Recent searches' });
    const recent = () => [...group.querySelectorAll('[role=option]')].map((one) => one.textContent);
    expect(recent()).toEqual(['Soap', 'baby wipes']);
    await user.click(screen.getByRole('button', { name: 'Clear recent searches' }));
    expect(screen.queryByRole('group', { name: 'Recent searches' })).toBeNull();
    expect([document.activeElement, localStorage.getItem('recentSearches')]).toEqual([box, null]);
  });
});

describe('a voice', () => {
  let heardIn: string[] = [];

  /** A browser that hears these words; null: it may not listen. */
  function giveEar(words: string | null) {
    heardIn = [];
    class Recognition {
      lang = '';
      onresult?: (event: object) => void;
      onerror?: (event: object) => void;
      onend?: () => void;
      start() {
        heardIn.push(this.lang);
        queueMicrotask(() => {
          if (words === null) this.onerror?.({ error: 'not-allowed' });
          else this.onresult?.({ results: [[{ transcript: words }]] });
          this.onend?.();
        });
      }
      abort() {}
    }
    vi.stubGlobal('SpeechRecognition', Recognition);
  }

  test('is searched for in the language of the page', async () => {
    fakeShop();
    giveEar('neem face wash');
    const { screen, user, box } = openBox();
    await user.click(box);
    await user.click(await screen.findByRole('button', { name: 'Search by voice' }));
    const results = () => screen.getByRole<HTMLInputElement>('combobox').value;
    await expect.poll(results).toBe('neem face wash');
    expect(heardIn).toEqual(['en-IN']);
  });

  test('that may not be heard is told so', async () => {
    fakeShop();
    giveEar(null);
    const { screen, user, box } = openBox();
    await user.click(box);
    await user.click(await screen.findByRole('button', { name: 'Search by voice' }));
    await screen.findByText(/The microphone is not allowed\./);
  });
});

test('the placeholder rotates every 2 s', () => {
  vi.useFakeTimers();
  const { box } = openBox();
  expect(box.placeholder).toBe('Search for Baby Care');
  for (const next of ['Health Care', 'Pet Care', 'Skin Care', 'Search for Baby Care']) {
    act(() => vi.advanceTimersByTime(2_000));
    expect(box.placeholder).toBe(next);
  }
  vi.useRealTimers();
});
