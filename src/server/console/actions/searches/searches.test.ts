import { describe, expect, test } from 'vitest';
import { keepMissedSearches } from '#server/queries/catalogue/missed-searches.ts';
import { readAudit } from '#server/queries/operators/audit.ts';
import { newOperator } from '#test/operator.ts';
import { orderSuite } from '#test/order-suite.ts';
import { startApp } from '#test/start-app.ts';
import { databases } from '#test/test-db.ts';

const many = Array.from({ length: 21 }, (_, i) => `zz${i}`);

describe.each(databases)('searches without results on %s', (kind, openDb) => {
  const suite = orderSuite(openDb);
  const owner = () => newOperator(suite.shop, 'owner');
  const search = async (q: string, app = suite.shop.app) => {
    const answer = await app.inject(`/api/searchProducts?q=${encodeURIComponent(q)}`);
    return answer.json().total as number; // `as`: our server always gives it
  };

  test('are counted as often as they are searched for, and never hold up the answer', async () => {
    const shop = await startApp(await openDb());
    for (const address of ['10.1.0.1', '10.1.0.2', '10.1.0.3']) {
      const url = '/api/searchProducts?q=Zzqx%20Wqv';
      const answer = await shop.app.inject({ url, remoteAddress: address });
      expect(answer.json()).toMatchObject({ status: 'success', total: 0 });
    }
    // Closing the web server writes what it holds.
    await shop.app.close();
    await shop.catalogue.close();
    const reopened = await startApp(shop.database);
    const { call } = await newOperator(reopened, 'owner');
    const { searches } = await call('listMissedSearches', { q: 'zzqx' });
    expect(searches).toMatchObject([{ words: 'zzqx wqv', times: 3, done_at: null }]);
    await reopened.close();
  });

  test('are listed by how often, done, and count anew', async () => {
    const { call, headers } = await owner();
    const times = { 'list one': 1, 'list two': 5, 'list six': 5 };
    const batch = Object.entries(times).map(([words, n]) => ({ words, times: n }));
    await keepMissedSearches(suite.db, batch);
    const page = await call('listMissedSearches', { q: 'list', limit: 2 });
    expect(page.searches?.map((one) => one.words)).toEqual(['list two', 'list six']);
    const rest = await call('listMissedSearches', { q: 'list', cursor: page.next ?? '' });
    expect(rest).toMatchObject({ searches: [{ words: 'list one', times: 1 }], next: null });
    await call('finishMissedSearch', { words: 'list two', done: true });
    expect(await call('countMissedSearches', { q: 'list' })).toMatchObject({ count: 2 });
    const done = await call('listMissedSearches', { q: 'list', status: 'done' });
    expect(done.searches).toMatchObject([{ words: 'list two', done_at: expect.any(String) }]);
    await keepMissedSearches(suite.db, [{ words: 'list two', times: 2 }]);
    expect(await call('listMissedSearches', { q: 'list two' })).toMatchObject({
      searches: [{ times: 2, done_at: null }],
    });
    const url = '/console/api/exportMissedSearches?q=list';
    const file = await suite.shop.app.inject({ url, headers });
    expect(file.body.trim().split('\r\n')).toHaveLength(4);
    expect(await call('finishMissedSearch', { words: 'unheard', done: true })).toMatchObject({
      http: 404,
    });
  });

  test('become a synonym that finds, tried before it is saved', async () => {
    const { call, id: operatorId } = await owner();
    expect(await search('zznappy')).toBe(0);
    await keepMissedSearches(suite.db, [{ words: 'zznappy', times: 1 }]);
    const tried = await call('trySearch', { q: 'zznappy', words: 'zznappy,pulsira' });
    expect(tried.count).toBeGreaterThan(0);
    expect(tried.products?.length).toBeLessThanOrEqual(8);
    expect(await call('trySearch', { q: 'zznappy' })).toMatchObject({ count: 0 });
    expect(await search('zznappy')).toBe(0);
    const { synonyms } = await call('saveSynonyms', {
      ...{ words: ['ZZNappy', 'pulsira', 'pulsira'], missed: 'zznappy' },
    });
    expect(synonyms).toMatchObject({ words: ['zznappy', 'pulsira'], version: 1 });
    expect(await search('zznappy')).toBe(tried.count);
    expect(await call('listMissedSearches', { q: 'zznappy', status: 'done' })).toMatchObject({
      searches: [{ words: 'zznappy' }],
    });
    const id = synonyms?.id ?? 0;
    const [entry] = await readAudit(suite.db, { subject: `synonyms ${id}`, limit: 1 });
    expect(entry).toMatchObject({ operatorId, details: { after: { words: 'zznappy, pulsira' } } });

    const save = (words: string[], more: object = {}) =>
      call('saveSynonyms', { id, version: 1, words, ...more });
    expect(await save(['zznappies', 'pulsira', 'zzother'])).toMatchObject({
      synonyms: { version: 2 },
    });
    expect(await save(['zzlate', 'pulsira'])).toMatchObject({
      ...{ code: 'changed-elsewhere', synonyms: { version: 2 } },
    });
    // A plural is the same word to the search.
    expect(await call('saveSynonyms', { words: ['zzthird', 'pulsiras'] })).toMatchObject({
      ...{ code: 'word-taken', synonyms: { id } },
    });
    expect(await call('deleteSynonyms', { id, version: 1 })).toMatchObject({
      code: 'changed-elsewhere',
    });
    expect(await call('deleteSynonyms', { id, version: 2 })).toMatchObject({ success: true });
    expect(await search('zzother')).toBe(0);
    expect(await call('deleteSynonyms', { id })).toMatchObject({ http: 404 });
    expect(await save(['zza', 'zzb'])).toMatchObject({ http: 404 });
  });

  test.each([[['one']], [['two words', 'x']], [['same', 'Same']], [many]])(
    'with the synonyms %j are refused',
    async (words) => {
      const { call } = await owner();
      const answer = await call('saveSynonyms', { words });
      expect(answer).toMatchObject({ http: 400, message: expect.stringContaining('words') });
    },
  );

  test('are the owner’s alone', async () => {
    const { call } = await newOperator(suite.shop, 'staff');
    expect(await call('listMissedSearches', {})).toMatchObject({ http: 403 });
    expect(await call('saveSynonyms', { words: ['a', 'b'] })).toMatchObject({ http: 403 });
    const { synonyms = [] } = await (await owner()).call('listSynonyms', {});
    expect(synonyms.length).toBeGreaterThan(0);
  });

  test.runIf(kind === 'PostgreSQL')('found by a synonym are found on every node', async () => {
    const node = await startApp(suite.shop.database);
    const { call } = await owner();
    await call('saveSynonyms', { words: ['zznode', 'nimora'] });
    await expect.poll(() => search('zznode', node.app)).toBeGreaterThan(0);
    await node.app.close();
    await node.catalogue.close();
  });
});
