import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Selectors with :hover that no `@media (hover: hover)` encloses. */
function unguardedHovers(css: string): string[] {
  const open: string[] = [];
  const found: string[] = [];
  for (const [, head = '', brace] of css
    .replace(/\/\*.*?\*\//gs, '')
    .matchAll(/([^{};]*)([{};])/g)) {
    if (brace === '}') open.pop();
    if (brace !== '{') continue;
    open.push(head.trim());
    if (!head.includes(':hover')) continue;
    if (!open.some((one) => one.startsWith('@media') && one.includes('(hover: hover)'))) {
      found.push(head.trim());
    }
  }
  return found;
}

test('finds a hover outside of its media query only', () => {
  const css = '.a{} .b:hover{} @media (hover: hover) and (width > 1px) { .c:hover{} } .d:hover{}';
  expect(unguardedHovers(css)).toEqual(['.b:hover', '.d:hover']);
});

// After a tap a phone leaves :hover on what was touched, as if it were chosen.
test.each(globSync('src/**/*.css'))('%s styles hover only where there is hover', (file) => {
  expect(unguardedHovers(readFileSync(file, 'utf8'))).toEqual([]);
});
