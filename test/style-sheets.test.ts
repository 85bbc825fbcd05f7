import { globSync, readFileSync } from 'node:fs';
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
