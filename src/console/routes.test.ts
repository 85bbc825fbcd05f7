import { expect, test } from 'vitest';
import { consoleScreens } from '#test/console-screens.ts';

test('every screen says who may open it', () => {
  const forEveryone = consoleScreens.filter(({ needs }) => needs === undefined);
  expect(forEveryone.map(({ path }) => path)).toEqual([
    '/settings/account',
    '/help',
    '/help/:page',
  ]);
});
