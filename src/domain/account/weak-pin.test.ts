import { expect, test } from 'vitest';
import { isWeakPin } from './weak-pin.ts';

test.each([
  ...['000000', '777777', '123456', '654321', '345678', '890123', '098765', '210987'],
  ...['123123', '121212', '112233', '159753', '789456', '786786'],
])('%s is tried first by everybody', (pin) => {
  expect(isWeakPin(pin)).toBe(true);
});

test.each([
  ['941205', true],
  ['120556', true],
  ['055667', true],
  ['766550', true],
  ['556679', false],
])('%s of the number 94120 55667: %s', (pin, weak) => {
  expect(isWeakPin(pin, '9412055667')).toBe(weak);
});

test.each(['246810', '135791', '860420', '802468', '975310', '000001', '123467'])(
  '%s is as good as any',
  (pin) => {
    expect(isWeakPin(pin, '9412055667')).toBe(false);
  },
);
