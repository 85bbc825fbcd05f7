import { expect, test } from 'vitest';
import { byRoute, type RouteStop } from './delivery-routes.ts';

const stop = (firmName: string, route: string, more: Partial<RouteStop> = {}): RouteStop => ({
  customerId: firmName.length,
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

test('all orders of a shop are one behind the other, with the one that goes at once', () => {
  const two = (more: Partial<RouteStop>) => stop('Negi', 'Rajpur', { customerId: -1, ...more });
  const [route] = byRoute([
    two({ distanceKm: 5 }),
    stop('Near', 'Rajpur', { distanceKm: 2 }),
    stop('At once', 'Rajpur', { distanceKm: 9, express: true }),
    two({ distanceKm: 5, express: true }),
    stop('Negi', 'Rajpur', { distanceKm: 5, customerId: 1 }),
  ]);
  expect(route?.stops.map(({ firmName, express }) => [firmName, express])).toEqual([
    ['Negi', true],
    ['Negi', false],
    ['At once', true],
    ['Near', false],
    ['Negi', false],
  ]);
});
