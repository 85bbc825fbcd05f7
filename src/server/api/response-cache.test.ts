import { describe, expect, test } from 'vitest';
import { Dependencies, type Versioned } from '#server/catalogue/dependencies.ts';
import { encodedBody, ResponseCache } from './response-cache.ts';

function dependenciesOn(...things: Versioned[]): Dependencies {
  const dependencies = new Dependencies();
  dependencies.add(...things);
  return dependencies;
}

describe('the response cache', () => {
  test('gives a response back until one of the things it shows has changed', () => {
    const cache = new ResponseCache();
    const [price, banner, other] = [{ revision: 0 }, { revision: 7 }, { revision: 0 }];
    const kept = cache.keep('key', 'text', dependenciesOn(price, banner));
    other.revision += 1;
    expect(cache.find('key')).toBe(kept);
    banner.revision += 1;
    expect(cache.find('key')).toBeUndefined();
  });

  test('finds a response by addresses that were remembered, as long as it holds', () => {
    const cache = new ResponseCache();
    const price = { revision: 0 };
    const kept = cache.keep('key', 'text', dependenciesOn(price));
    cache.remember('/api/a', 'key');
    expect(cache.findByUrl('/api/a')).toBe(kept);
    expect(cache.findByUrl('/api/b')).toBeUndefined();
    price.revision += 1;
    expect(cache.findByUrl('/api/a')).toBeUndefined();
    const fresh = cache.keep('key', 'other', dependenciesOn(price));
    expect(fresh.etag).not.toBe(kept.etag);
    expect(cache.find('key')).toBe(fresh);
  });

  test('remembers few addresses of one call, so that a flood of them does not pile up', () => {
    const cache = new ResponseCache();
    cache.keep('key', 'text', dependenciesOn());
    for (let i = 0; i < 100; i += 1) cache.remember(`/api/${i}`, 'key');
    const found = Array.from({ length: 100 }, (_, i) => cache.findByUrl(`/api/${i}`));
    expect(found.filter(Boolean)).toHaveLength(4);
  });

  test('drops the oldest where they weigh too much', () => {
    const cache = new ResponseCache();
    const large = 'x'.repeat(8 * 1024 * 1024);
    for (let i = 0; i < 6; i += 1) cache.keep(`key ${i}`, large, dependenciesOn());
    expect(cache.find('key 0')).toBeUndefined();
    expect(cache.find('key 5')).toBeDefined();
  });

  test('compresses few responses at once and sends the others plain', async () => {
    const cache = new ResponseCache();
    const bodies = Array.from({ length: 20 }, (_, i) => {
      const text = `${i} `.repeat(2_000);
      return encodedBody(cache.keep(`key ${i}`, text, dependenciesOn()), 'br');
    });
    const encodings = bodies.map(({ encoding }) => encoding);
    expect(encodings.slice(0, 5)).toEqual(['br', 'br', 'br', 'br', undefined]);
    await Promise.all(bodies.map(({ bytes }) => bytes));
    const later = cache.keep('later', 'x '.repeat(2_000), dependenciesOn());
    expect(encodedBody(later, 'br').encoding).toBe('br');
  });
});
