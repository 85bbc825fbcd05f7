import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { areas } from '#console/navigation/areas.ts';
import { guideOf, helpPath } from '#console/navigation/help-path.ts';
import { navItemsFor } from '#console/navigation/nav-items.ts';
import { permissions } from '#domain/operators/permissions.ts';
import { guideHtml, type Places } from './markdown.ts';
import { shots } from './shots.ts';

const folder = 'docs/guide';
const mostBytes = 3 * 1024 * 1024;

const pages = readdirSync(folder).filter((file) => file.endsWith('.md'));
const pictures = readdirSync(`${folder}/pictures`);

/** The links of a page and the pictures it shows. */
function readPage(file: string) {
  const links: string[] = [];
  const shown: string[] = [];
  const text = readFileSync(`${folder}/${file}`, 'utf8');
  guideHtml(text, {
    hrefOf(to) {
      links.push(to);
      return to;
    },
    pictureOf(src) {
      shown.push(src);
      return { address: src, width: 1, height: 1 };
    },
  });
  return { links, shown };
}

test('every link of the guide leads to a page of it, and its contents name them all', () => {
  const contents = readPage('README.md').links;
  expect(contents.toSorted()).toEqual(pages.filter((page) => page !== 'README.md').toSorted());
  const broken = pages.flatMap((page) => readPage(page).links.filter((to) => !pages.includes(to)));
  expect(broken).toEqual([]);
});

test('every picture is named by a page, taken by the script, and small enough with the others', () => {
  const named = pages.flatMap((page) => readPage(page).shown.map((src) => src.split('/')[1]));
  expect([...new Set(named)].toSorted()).toEqual(pictures.toSorted());
  expect(
    Object.keys(shots)
      .map((name) => `${name}.webp`)
      .toSorted(),
  ).toEqual(pictures.toSorted());
  const bytes = pictures.reduce(
    (sum, file) => sum + statSync(`${folder}/pictures/${file}`).size,
    0,
  );
  expect(bytes).toBeLessThan(mostBytes);
});

test('every area of the console has a page, and Help on its screens leads there', () => {
  const items = navItemsFor(permissions).filter(({ to }) => to !== '/help');
  const screens = [...items, ...areas.flatMap(({ tabs }) => tabs)].map(({ to }) => to);
  expect(screens.length).toBeGreaterThan(20);
  for (const screen of screens) expect(guideOf, screen).toHaveProperty([screen]);
  const missing = Object.values(guideOf).filter((page) => !pages.includes(`${page}.md`));
  expect(missing).toEqual([]);
  expect(helpPath('/orders/31')).toBe('/help/orders');
  expect(helpPath('/products/stock')).toBe('/help/stock');
  expect(helpPath('/help/orders')).toBe('/help');
});

test('what the guide’s Markdown does not know is refused', () => {
  const places: Places = {
    hrefOf: (to) => to,
    pictureOf: (address) => ({ address, width: 3, height: 2 }),
  };
  const html = (text: string) => guideHtml(`# Title\n\n${text}`, places).html;
  expect(html('![A "cat"](a.webp)')).toBe(
    '<a href="a.webp"><img alt="A &quot;cat&quot;" loading="lazy" width="3" height="2" src="a.webp"></a>',
  );
  expect(html('**Save** <it>,\npress `a`')).toBe(
    '<p><strong>Save</strong> &lt;it>, press <kbd>a</kbd></p>',
  );
  expect(html('1. One\n2. Two [there](a.md)')).toBe(
    '<ol><li>One</li><li>Two <a href="a.md">there</a></li></ol>',
  );
  for (const unknown of ['### Deep', '> Quote', '| a | b |', '<b>', '* star', '2. two']) {
    expect(() => html(unknown), unknown).toThrow('has no');
  }
  expect(() => guideHtml('No title', places)).toThrow('title');
});
