import { get } from 'node:http';
import { expect, test, vi } from 'vitest';
import type { Language } from '#domain/india/language.ts';
import { builtStorefront } from '#server/start/built-storefront.ts';
import { startApp } from '#test/start-app.ts';

test('pages that wait when their clients leave are never rendered', async () => {
  const built = await builtStorefront();
  const gate = Promise.withResolvers<void>();
  let rendered = 0;
  const storefront = {
    ...built,
    async load(language: Language) {
      rendered += 1;
      await gate.promise;
      return built.load(language);
    },
  };
  const shop = await startApp(undefined, { storefront });
  let here = 0;
  shop.app.server.on('request', (_request, response) => {
    here += 1;
    response.on('close', () => {
      here -= 1;
    });
  });
  const faqs = `${await shop.app.listen({ port: 0, host: '127.0.0.1' })}/faqs`;
  // Each a page of its own: the same page is rendered once for all.
  const pages = Array.from({ length: 20 }, (_, i) => `${faqs}?n=${i}`);
  const clients = pages.map((page) => get(page).on('error', () => {})); // they hang up
  await vi.waitFor(() => expect([here, rendered]).toEqual([20, 4]));
  for (const client of clients) client.destroy();
  await vi.waitFor(() => expect(here).toBe(0));
  const before = rendered;
  const later = shop.app.inject('/faqs');
  gate.resolve();
  expect((await later).statusCode).toBe(200);
  // A page loads the storefront twice: four that ran already, and the one asked for afterwards.
  expect([before, rendered]).toEqual([4, 4 + 4 + 2]);
  await shop.close();
});
