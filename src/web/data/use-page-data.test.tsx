// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '#test/render-part.tsx';
import { isRouteDataCached, storeRouteData } from './route-data-cache.ts';
import { forgetUser, storeUser } from './session.ts';
import { useRouteDataCacheSync } from './use-page-data.ts';

function App() {
  useRouteDataCacheSync();
  return null;
}

test.each([
  ['signs out', () => forgetUser()],
  ['signs in over the stored one', () => storeUser(2, 'Rakesh')],
])('what pages have shown is gone once somebody %s', async (_what, change) => {
  storeUser(1, 'Asha');
  renderPart(<App />);
  await storeRouteData('/my-orders', { orders: [31] });
  expect(isRouteDataCached('/my-orders')).toBe(true);
  act(change);
  expect(isRouteDataCached('/my-orders')).toBe(false);
});
