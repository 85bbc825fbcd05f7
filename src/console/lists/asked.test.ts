import { expect, test } from 'vitest';
import { allStates, askedIn, isFiltered } from './asked.ts';
import type { List } from './define-list.ts';

const list = (values: readonly string[], takesSeveral = false): List => ({
  title: 'Things',
  states: { label: 'State', name: 'state', values, takesSeveral, textOf: (state) => state },
  filters: {
    q: { kind: 'search', label: 'Search', input: {} },
    hidden: { kind: 'check', label: 'Hidden' },
    size: { kind: 'choice', label: 'Size', any: 'Any', options: [{ value: 5, text: 'Five' }] },
    owner_id: { kind: 'hidden', accepts: (text) => Number(text) > 0 },
  },
  empty: { noneFound: 'None' },
});

const cases = [
  ['', { state: 'open' }],
  ['state=done&q=tea', { state: 'done', q: 'tea' }],
  ['state=other', { state: 'open' }],
  ['hidden=&size=5&owner_id=7', { state: 'open', hidden: '1', size: '5', owner_id: '7' }],
  ['q=&size=6&owner_id=x&foo=1', { state: 'open' }],
] as const;

test.each(cases)('an address with %j asks for %j', (search, asked) => {
  expect(askedIn(list(['open', 'done']), new URLSearchParams(search))).toEqual(asked);
});

test('the state of all is not asked for; several are where the list takes them', () => {
  const of = (search: string, takesSeveral: boolean) =>
    askedIn(list([allStates, 'open'], takesSeveral), new URLSearchParams(search)).state;
  expect(of('', false)).toBeUndefined();
  expect(of('state=open,done', false)).toBeUndefined();
  expect(of('state=open,done', true)).toBe('open,done');
});

test('a state leaves rows out only where another one shows all', () => {
  const search = new URLSearchParams('state=open');
  expect(isFiltered(list([allStates, 'open']), search)).toBe(true);
  expect(isFiltered(list(['done', 'open']), search)).toBe(false);
  expect(isFiltered(list(['done', 'open']), new URLSearchParams('q=tea'))).toBe(true);
});
