import { expect, onTestFinished, test } from 'vitest';
import { Dependencies } from '#server/catalogue/dependencies.ts';
import { pageCacheLookups } from '#server/telemetry/measurements.ts';
import { PageCache } from './page-cache.ts';

const mb = 1024 * 1024;
/** All that is kept together. */
const room = 64 * mb;

function dependingOn(...things: { revision: number }[]): Dependencies {
  const dependencies = new Dependencies();
  dependencies.add(...things);
  return dependencies;
}

const keep = (cache: PageCache<{ bytes: number }>, key: string, bytes: number) =>
  cache.keep(key, { bytes }, dependingOn());

test('a page is kept until something that it shows changes, and then let go', () => {
  const cache = new PageCache<{ bytes: number }>();
  const product = { revision: 1 };
  const page = { bytes: room };
  cache.keep('/shop', page, dependingOn(product));
  expect([cache.find('/shop'), cache.find('/shop'), cache.find('/faqs')]).toEqual([
    page,
    page,
    undefined,
  ]);
  product.revision = 2;
  expect(cache.find('/shop')).toBeUndefined();
  // Its room is free again.
  keep(cache, '/a', mb);
  keep(cache, '/b', room - mb);
  expect(cache.find('/a')).toBeDefined();
});

test('what was used least recently goes first, as soon as there is too much', () => {
  const cache = new PageCache<{ bytes: number }>();
  for (const key of ['/a', '/b', '/c']) keep(cache, key, 20 * mb);
  cache.find('/a');
  keep(cache, '/d', 4 * mb);
  expect(['/a', '/b', '/c', '/d'].filter((key) => cache.find(key))).toHaveLength(4);
  keep(cache, '/e', 1);
  expect(['/a', '/b', '/c', '/d', '/e'].filter((key) => !cache.find(key))).toEqual(['/a']);
});

test('a page that is kept again takes its room once', () => {
  const cache = new PageCache<{ bytes: number }>();
  keep(cache, '/a', mb);
  for (let i = 0; i < 5; i += 1) keep(cache, '/b', 40 * mb);
  expect([cache.find('/a'), cache.find('/b')]).toEqual([{ bytes: mb }, { bytes: 40 * mb }]);
});

test('whoever measures hears whether a page was there', () => {
  const cache = new PageCache<{ bytes: number }>();
  const heard: object[] = [];
  onTestFinished(pageCacheLookups.subscribe((lookup) => heard.push(lookup)));
  cache.find('/a');
  keep(cache, '/a', 1);
  cache.find('/a');
  expect(heard).toEqual([{ hit: false }, { hit: true }]);
});
