import { expect, test } from 'vitest';
import { plainFirmName } from './firm-name.ts';

test.each([
  ['RAWAT AND SONS', 'Rawat & Sons.'],
  ['Shri Balaji (Medical) Store', 'shri-balaji medical store'],
  ["Negi's", 'Negi’s'],
])('%s and %s are one name', (one, other) => {
  expect(plainFirmName(one)).toBe(plainFirmName(other));
});

test('other words are another name', () => {
  expect(plainFirmName('Rawat Medicos')).not.toBe(plainFirmName('Rawat Medico'));
});
