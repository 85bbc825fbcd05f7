import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtConsole } from '#server/start/built-console.ts';
import { startApp, type TestApp } from '#test/start-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startApp(undefined, { consoleApp: await builtConsole(), pages: true });
});
afterAll(() => shop.close());

const get = (url: string, headers = {}) => shop.app.inject({ url, headers });

describe('the console’s page', () => {
  test.each(['/console', '/console/', '/console/orders/31', '/console/sign-in?next=%2Forders'])(
    '%s is the app, never cached unasked, never indexed',
    async (url) => {
      const { statusCode, headers, body } = await get(url);
      expect(statusCode).toBe(200);
      expect(body).toContain('<div id="console">');
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['x-robots-tag']).toBe('noindex, nofollow');
    },
  );

  test('runs scripts of its own files only, and has none inline', async () => {
    const { headers, body } = await get('/console');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
    expect(policy).not.toContain('unsafe');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(body.match(/<script(?![^>]* src=)|<style| style=| on\w+=/g)).toBeNull();
  });

  test.each(['/console', '/faqs'])('%s may use the camera, for barcodes', async (url) => {
    const policy = (await get(url)).headers['permissions-policy'];
    expect(policy).toContain('camera=(self)');
    expect(policy).toContain('geolocation=()');
  });

  test('its files are compressed and never change', async () => {
    const { body } = await get('/console');
    const [script = ''] = body.match(/\/console\/assets\/[\w-]+\.js/) ?? [];
    const { statusCode, headers } = await get(script, { 'accept-encoding': 'br' });
    expect(statusCode).toBe(200);
    expect(headers['content-encoding']).toBe('br');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test.each(['/console/assets/gone.js', '/console/api/nothing'])(
    'is not what %s answers',
    async (url) => {
      const { statusCode, body } = await get(url);
      expect(statusCode).toBe(404);
      expect(body).not.toContain('<html');
    },
  );

  test('an address that only begins alike is the storefront’s', async () => {
    const { body } = await get('/consoles');
    expect(body).not.toContain('<div id="console">');
  });
});
