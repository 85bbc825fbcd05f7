import { expect, test } from 'vitest';
import { parseRecent, withSearch } from './recent-searches.ts';

test.each([
  ['a new search comes first', ['soap'], 'face wash', ['face wash', 'soap']],
  ['a known one moves to the front', ['soap', 'wipes'], 'Wipes', ['Wipes', 'soap']],
  ['blank words change nothing', ['soap'], '  ', ['soap']],
  ['space around and between is tidied', [], '  baby   wipes ', ['baby wipes']],
  [
    'the seventh pushes out the oldest',
    ['1', '2', '3', '4', '5', '6'],
    '7',
    ['7', '1', '2', '3', '4', '5'],
  ],
])('%s', (_what, recent, words, result) => {
  expect(withSearch(recent, words)).toEqual(result);
});

test.each([
  ['nothing', null, []],
  ['a list', '["soap","wipes"]', ['soap', 'wipes']],
  ['a list with strangers in it', '["soap",7,null,{"a":1}]', ['soap']],
  ['too long a list', '["1","2","3","4","5","6","7"]', ['1', '2', '3', '4', '5', '6']],
  ['no list', '{"0":"soap"}', []],
  ['no JSON', 'soap', []],
])('stored as %s it is read as far as it makes sense', (_what, stored, result) => {
  expect(parseRecent(stored)).toEqual(result);
});
