import { startApp, type TestApp } from './start-app.ts';

let shop: Promise<TestApp> | undefined;

/**
 * The demo shop with its pages, for tests that only read: one for all files of a Vitest worker, since
 * to open it takes as long as many pages. A test that changes something opens its own (`startApp`).
 */
export function demoShop(): Promise<TestApp> {
  shop ??= startApp(undefined, { pages: true });
  return shop;
}
