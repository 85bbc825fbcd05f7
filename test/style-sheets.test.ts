import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

type Rule = { selector: string; media: string[] };

/** Every rule with the media queries that enclose it. */
function rulesOf(css: string): Rule[] {
  const open: string[] = [];
  const rules: Rule[] = [];
  for (const [, head = '', brace] of css
    .replace(/\/\*.*?\*\//gs, '')
    .matchAll(/([^{};]*)([{};])/g)) {
    if (brace === '}') open.pop();
    if (brace !== '{') continue;
    rules.push({ selector: head.trim(), media: open.filter((one) => one.startsWith('@media')) });
    open.push(head.trim());
  }
  return rules;
}

function unguardedHovers(css: string): string[] {
  return rulesOf(css)
    .filter(({ media }) => !media.some((one) => one.includes('(hover: hover)')))
    .map(({ selector }) => selector)
    .filter((selector) => selector.includes(':hover'));
}

/** `:has()` that decides about elements of any kind, on a screen. */
function unboundHas(css: string): string[] {
  return rulesOf(css)
    .filter(({ media }) => !media.includes('@media print'))
    .map(({ selector }) => selector)
    .filter((selector) => /:has\(.*\)\s*[ >+~]\s*(\*|:not\()/s.test(selector));
}

test('finds a hover outside of its media query only', () => {
  const css = '.a{} .b:hover{} @media (hover: hover) and (width > 1px) { .c:hover{} } .d:hover{}';
  expect(unguardedHovers(css)).toEqual(['.b:hover', '.d:hover']);
});

test('finds :has() before any element only', () => {
  const css = `a:has(> .b) > :not(.b){} .c:has(:not(.d)) .e{} .f:has(.g) *{}
    @media print { body:has(.h) > :not(main){} } .i:has(~ .j) > :is(.k, .l){}`;
  expect(unboundHas(css)).toEqual(['a:has(> .b) > :not(.b)', '.f:has(.g) *']);
});

const styleSheets = globSync('src/**/*.css');

// After a tap a phone leaves :hover on what was touched, as if it were chosen.
test.each(styleSheets)('%s styles hover only where there is hover', (file) => {
  expect(unguardedHovers(readFileSync(file, 'utf8'))).toEqual([]);
});

// Chromium then restyles the whole document with every change anywhere: 50 ms and more on a cheap phone.
test.each(styleSheets)('%s names what :has() decides about', (file) => {
  expect(unboundHas(readFileSync(file, 'utf8'))).toEqual([]);
});

/** Classes of the modules that a file imports, and those that it asks them for. */
function classesAskedFor(file: string): { sheet: string; name: string }[] {
  const code = readFileSync(file, 'utf8');
  const imported = code.matchAll(/^import (\w+) from '([#.][^']+\.module\.css)';/gm);
  return [...imported].flatMap(([, local = '', path = '']) => {
    const sheet = path.startsWith('#') ? `src/${path.slice(1)}` : join(dirname(file), path);
    const asked = code.matchAll(new RegExp(`(?<![\\w/-])${local}\\.(\\w+)`, 'g'));
    return [...asked].map(([, name = '']) => ({ sheet, name }));
  });
}

/** The classes of a sheet, `:global()` ones left out. */
function classesOf(sheet: string): Set<string> {
  const local = rulesOf(readFileSync(sheet, 'utf8')).map(({ selector }) =>
    selector.replace(/:global\([^)]*\)/g, ''),
  );
  return new Set([...local.join(' ').matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name));
}

test('every class that a component asks for is in its style sheet', () => {
  const asked = globSync('src/{ui,web,console}/**/*.{ts,tsx}').flatMap(classesAskedFor);
  expect(asked.length).toBeGreaterThan(1_000);
  const missing = asked.filter(({ sheet, name }) => !classesOf(sheet).has(name));
  expect(missing).toEqual([]);
});

test('every class of a style sheet is asked for', () => {
  const asked = globSync('src/{ui,web,console}/**/*.{ts,tsx}').flatMap(classesAskedFor);
  const known = new Set(asked.map(({ sheet, name }) => `${sheet} ${name}`));
  const byName = globSync('src/{ui,web,console}/**/*.{ts,tsx}').filter((file) =>
    /\b(?:styles|rows|form|table)\[/.test(readFileSync(file, 'utf8')),
  );
  const dynamic = new Set(byName.flatMap(sheetsOf));
  const unused = globSync('src/**/*.module.css')
    .filter((sheet) => !dynamic.has(sheet))
    .flatMap((sheet) => [...classesOf(sheet)].map((name) => `${sheet} ${name}`))
    .filter((one) => !known.has(one));
  expect(unused).toEqual([]);
});

/** The modules that a file imports. */
function sheetsOf(file: string): string[] {
  const imported = readFileSync(file, 'utf8').matchAll(/'([#.][^']+\.module\.css)'/g);
  return [...imported].map(([, path = '']) =>
    path.startsWith('#') ? `src/${path.slice(1)}` : join(dirname(file), path),
  );
}

/** The words of `className` that name no module: `'muted'`, or `muted` before `${styles.text}`. */
function sharedAskedFor(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  const asked = [
    ...code.matchAll(/className="([^"]+)"/g),
    ...code.matchAll(/className=\{`([^`]+)`\}/g),
    ...code.matchAll(/classes\(\s*((?:'[\w -]+',?\s*)+)/g),
  ];
  return asked.flatMap(
    ([, words = '']) => words.replace(/\$\{[^}]*\}/g, '').match(/[\w-]+/g) ?? [],
  );
}

test('a class of no module is one of those that look alike everywhere', () => {
  const sheets = ['src/ui/base.css', 'src/console/console.css'];
  // The editor's library has its own.
  const known = ['ProseMirror', ...sheets.flatMap((sheet) => [...classesOf(sheet)])];
  const asked = globSync('src/{ui,web,console}/**/*.tsx').flatMap((file) =>
    sharedAskedFor(file).map((name) => ({ file, name })),
  );
  expect(asked.length).toBeGreaterThan(300);
  expect(asked.filter(({ name }) => !known.includes(name))).toEqual([]);
  const used = new Set(asked.map(({ name }) => name));
  expect(known.filter((name) => !used.has(name))).toEqual([]);
});
