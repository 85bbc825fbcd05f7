import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { describe, expect, test } from 'vitest';
import { Dependencies, type Versioned } from '#server/catalogue/dependencies.ts';
import { ResponseCache } from './response-cache.ts';

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

  test('forgets the addresses of a response that was made anew', () => {
    const cache = new ResponseCache();
    cache.keep('key', 'text', dependenciesOn());
    cache.remember('/api/a', 'key');
    const fresh = cache.keep('key', 'other', dependenciesOn());
    expect(cache.findByUrl('/api/a')).toBeUndefined();
    cache.remember('/api/a', 'key');
    expect(cache.findByUrl('/api/a')).toBe(fresh);
    cache.remember('/api/b', 'unknown');
    expect(cache.findByUrl('/api/b')).toBeUndefined();
  });

  test('gives each text an ETag of its own', () => {
    const etagOf = (text: string) => new ResponseCache().keep('key', text, dependenciesOn()).etag;
    expect(etagOf('text')).toMatch(/^W\/"[\w-]{22}"$/);
    expect(etagOf('text')).toBe(etagOf('text'));
    expect(etagOf('text')).not.toBe(etagOf('texts'));
  });

  test('tells who measures it whether a call was answered from it', () => {
    const cache = new ResponseCache();
    const told: unknown[] = [];
    const note = (message: unknown) => told.push(message);
    subscribe('thok.response-cache', note);
    cache.find('key');
    cache.findByUrl('/api/a'); // then looked up by its key, which is told
    cache.keep('key', 'text', dependenciesOn());
    cache.remember('/api/a', 'key');
    cache.find('key');
    cache.findByUrl('/api/a');
    unsubscribe('thok.response-cache', note);
    expect(told).toEqual([{ hit: false }, { hit: true }, { hit: true }]);
  });
});

describe('the response cache drops the oldest', () => {
  const maxBytes = 64 * 1024 * 1024;

  test('beyond 20,000 of them', () => {
    const cache = new ResponseCache();
    for (let i = 0; i < 20_000; i += 1) cache.keep(`key ${i}`, 'text', dependenciesOn());
    expect(cache.find('key 0')).toBeDefined();
    cache.keep('one more', 'text', dependenciesOn());
    expect(cache.find('key 0')).toBeUndefined();
    expect(cache.find('key 1')).toBeDefined();
  });

  test('where key, body and dependencies together weigh too much', () => {
    const cache = new ResponseCache();
    const body = 'x'.repeat(maxBytes / 2 - 'key'.length - 8);
    cache.keep('key', body, dependenciesOn({ revision: 0 }));
    expect(cache.find('key')).toBeDefined();
    cache.keep('key', `${body}x`, dependenciesOn({ revision: 0 }));
    expect(cache.find('key')).toBeUndefined();
  });

  test('where remembered addresses weigh too much', () => {
    const cache = new ResponseCache();
    cache.keep('old', 'x'.repeat(maxBytes / 2 - 1_000), dependenciesOn());
    cache.remember('/'.repeat(900), 'old');
    cache.keep('new', 'text', dependenciesOn());
    expect(cache.find('old')).toBeDefined();
    cache.remember('/'.repeat(100), 'new');
    cache.keep('newer', 'text', dependenciesOn());
    expect([cache.find('old'), cache.find('new')]).toEqual([undefined, expect.anything()]);
  });

  test('and not because of what was made anew', () => {
    const cache = new ResponseCache();
    cache.keep('old', 'text', dependenciesOn());
    for (let i = 0; i < 50; i += 1) {
      cache.keep('key', 'x'.repeat(1_000_000), dependenciesOn());
      cache.remember('/'.repeat(1_000_000), 'key');
    }
    expect(cache.find('old')).toBeDefined();
  });
});
