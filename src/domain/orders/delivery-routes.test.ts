import { expect, test } from 'vitest';
import { byRoute, type RouteStop } from './delivery-routes.ts';

const stop = (firmName: string, route: string, more: Partial<RouteStop> = {}): RouteStop => ({
  ...{ firmName, route, pickup: false, express: false, distanceKm: 1 },
  ...more,
});

test('stops go by route; those without one, then those fetched from the shop, come last', () => {
  const routes = byRoute([
    stop('fetched', 'Clement Town', { pickup: true }),
    stop('nowhere', ''),
    stop('far', 'Rajpur', { distanceKm: 9 }),
    stop('near', 'Rajpur', { distanceKm: 2 }),
    stop('also near', 'Rajpur', { distanceKm: 2 }),
    stop('at once', 'Rajpur', { distanceKm: 12, express: true }),
    stop('first', 'Clement Town'),
    stop('fetched too', 'Rajpur', { pickup: true, distanceKm: 3 }),
  ]);
  expect(
    routes.map(({ route, pickup, stops }) => [route, pickup, stops.map((s) => s.firmName)]),
  ).toEqual([
    ['Clement Town', false, ['first']],
    ['Rajpur', false, ['at once', 'also near', 'near', 'far']],
    ['', false, ['nowhere']],
    ['', true, ['fetched', 'fetched too']],
  ]);
  expect(byRoute([])).toEqual([]);
});
