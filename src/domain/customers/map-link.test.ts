import { expect, test } from 'vitest';
import { mapLink } from './map-link.ts';

const searched = 'https://www.google.com/maps/search/?api=1&query=12%2C%20Rajpur%20Road';

test.each([
  ['https://maps.app.goo.gl/x1', 'https://maps.app.goo.gl/x1'],
  ['', searched],
  ['Rajpur', searched],
  ['javascript:alert(1)', searched],
  ['https://shop.example/api/logout', searched],
])('of %s leads to %s', (typed, link) => {
  expect(mapLink(typed, '12, Rajpur Road')).toBe(link);
});
