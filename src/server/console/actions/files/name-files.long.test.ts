import { sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { brands, categories, subcategories } from '#server/db/schema/catalogue.ts';
import { auditLog } from '#server/db/schema/operators.ts';
import { checkFile, csvOf, download } from '#test/import-file.ts';
import { nameSuite } from '#test/name-suite.ts';
import { databases } from '#test/test-db.ts';

describe.each(databases)('files of Hindi names on %s', (_kind, openDb) => {
  const { suite, as, tea } = nameSuite(openDb);

  const parts = (fileId: number) =>
    suite.db
      .select()
      .from(auditLog)
      .where(sql`part_of = ${`file ${fileId}`}`)
      .orderBy(auditLog.id);

  test('names of every level and of a brand: previewed, applied, audited, shown, undone', async () => {
    const { owner, places, ids, read, check } = await tea();
    const checked = await check([
      { place: places.top.toUpperCase(), name_hi: ' चाय ' },
      { place: places.sub, name_hi: 'हरी चाय' },
      { place: `  ${places.leaf}`, name_hi: 'पत्ती' },
      { place: places.brand, name_hi: 'चाय वाला' },
    ]);
    expect(checked).toMatchObject({ rows: 4, changes: 4, errors: [] });
    const file_id = checked.file_id ?? 0;
    expect(await read()).toEqual(['', '', '', '']);
    const { rows } = await owner.call('listFileRows', { file_id, show: 'changes' });
    expect(rows).toMatchObject([
      { key: places.top.toUpperCase(), before: { name_hi: '' }, after: { name_hi: 'चाय' } },
      { key: places.sub, after: { name_hi: 'हरी चाय' } },
      { after: { name_hi: 'पत्ती' } },
      { key: places.brand, before: { brand_name_hi: '' }, after: { brand_name_hi: 'चाय वाला' } },
    ]);
    expect((await owner.call('applyFile', { file_id })).file).toMatchObject({
      ...{ state: 'applied', added: 0, changed: 4 },
    });
    expect(await read()).toEqual(['चाय', 'हरी चाय', 'पत्ती', 'चाय वाला']);
    const shown = async () => {
      const api = (call: string) => suite.shop.app.inject({ url: `/api?endpoint=${call}` });
      const tree = (await api('getAllCategoriesWithSubcategories')).json().categories.at(-1);
      const brand = (await api('getAllBrands')).json().data.at(-1);
      return [
        tree.category_name_hi,
        tree.subcategories[0].subcategory_name_hi,
        brand.brand_name_hi,
      ];
    };
    await vi.waitFor(async () => expect(await shown()).toEqual(['चाय', 'हरी चाय', 'चाय वाला']));
    const logged = await parts(file_id);
    expect(logged.map(({ subject }) => subject).sort()).toEqual([
      ...[`brand ${ids.brand}`, `category ${ids.top}`],
      ...[`sub_subcategory ${ids.leaf}`, `subcategory ${ids.sub}`],
    ]);
    expect(logged.find(({ subject }) => subject === `brand ${ids.brand}`)?.details).toEqual({
      ...{ before: { brand_name_hi: '' }, after: { brand_name_hi: 'चाय वाला' } },
    });
    expect(await owner.call('undoFile', { file_id })).toMatchObject({ success: true });
    expect(await read()).toEqual(['', '', '', '']);
    expect((await parts(file_id)).at(-1)).toMatchObject({ action: 'undoFile' });
    await vi.waitFor(async () => expect(await shown()).toEqual([undefined, undefined, undefined]));
  });

  test('an empty cell takes the Hindi name away, and undoing brings it back', async () => {
    const { owner, places, read, apply } = await tea();
    await apply([
      { place: places.sub, name_hi: 'हरी चाय' },
      { place: places.brand, name_hi: 'चाय वाला' },
    ]);
    const file_id = await apply([
      { place: places.sub, name_hi: '' },
      { place: places.brand, name_hi: 'चाय वाला' },
    ]);
    expect(await read()).toEqual(['', '', '', 'चाय वाला']);
    expect(await owner.call('getFile', { file_id })).toMatchObject({
      file: { changed: 1, unchanged: 1 },
    });
    await owner.call('undoFile', { file_id });
    expect(await read()).toEqual(['', 'हरी चाय', '', 'चाय वाला']);
  });

  test('what is nowhere, empty, too long or there twice is told by row and column', async () => {
    const { owner, places, read, check } = await tea();
    const { errors, file_id = 0 } = await check([
      { place: places.top, name_hi: 'चाय' },
      { place: 'Moon / Tea', name_hi: 'चाँद' },
      { place: '', name_hi: 'चाय' },
      { place: places.top.toUpperCase(), name_hi: 'काली चाय' },
      { place: places.brand, name_hi: 'च'.repeat(101) },
      { place: places.brand.replace('Brand / ', ''), name_hi: 'चाय' },
    ]);
    const unknown = expect.stringMatching(/^There is no such category or brand\./);
    expect(errors).toEqual([
      { row: 3, column: 'place', message: unknown },
      { row: 4, column: 'place', message: 'must not be empty' },
      { row: 5, column: 'place', message: 'is also in row 2: please keep one of them' },
      { row: 6, column: 'name_hi', message: 'must be at most 100 characters' },
      { row: 7, column: 'place', message: unknown },
    ]);
    expect(await owner.call('applyFile', { file_id })).toMatchObject({ code: 'has-errors' });
    expect(await read()).toEqual(['', '', '', '']);
    const noNames = await checkFile(suite.shop, owner, 'names', 'place\nTea');
    expect(noNames.errors).toMatchObject([
      { row: 1, column: 'place', message: 'There is no other column to take in.' },
    ]);
  });

  test('two places of one name are told apart, also from an export', async () => {
    const { owner, places, ids, check, apply } = await tea();
    const twin = places.sub.split(' / ')[1] ?? '';
    const slug = `twin-${ids.sub}`;
    // From earlier times: today's form refuses the name.
    const [other] = await suite.db
      .insert(subcategories)
      .values({ categoryId: ids.top, name: twin.toUpperCase(), slug, image: '' })
      .returning();
    const { errors } = await check([{ place: places.sub, name_hi: 'चाय' }]);
    const texts = [
      `${places.sub} (subcategory ${ids.sub})`,
      `${places.top} / ${other?.name} (subcategory ${other?.id})`,
    ];
    const sorted = errors?.[0]?.message.match(/“[^”]+”/g)?.sort();
    expect(sorted).toEqual(texts.map((text) => `“${text}”`).sort());
    expect(errors).toMatchObject([
      { row: 2, column: 'place', message: expect.stringMatching(/^There are 2 of this name\./) },
    ]);
    await apply([{ place: texts[1] ?? '', name_hi: 'काली चाय' }]);
    const named = await suite.db.select().from(subcategories).where(sql`name_hi = 'काली चाय'`);
    expect(named.map(({ id }) => id)).toEqual([other?.id]);
    const { bytes } = await download(suite.shop, owner, 'exportFile?kind=names');
    expect(bytes.toString()).toContain(`\r\n${texts[0]},\r\n`);
    expect(await checkFile(suite.shop, owner, 'names', bytes)).toMatchObject({
      ...{ errors: [], changes: 0 },
    });
  });

  test.each(['csv', 'xlsx'])('an export (%s) imports again unchanged', async (format) => {
    const { owner, places, apply } = await tea();
    await apply([{ place: places.leaf, name_hi: '\'-=पत्ती, "हरी"' }]);
    const path = `exportFile?kind=names&format=${format}`;
    const { http, bytes } = await download(suite.shop, owner, path);
    expect(http).toBe(200);
    if (format === 'csv') {
      const lines = bytes.toString().split('\r\n');
      expect(lines[0]).toBe('\uFEFFplace,name_hi');
      const at = (place: string) => lines.findIndex((line) => line.startsWith(`${place},`));
      expect([at(places.sub) - at(places.top), at(places.leaf) - at(places.top)]).toEqual([1, 2]);
    }
    const answer = await checkFile(suite.shop, owner, 'names', bytes);
    expect(answer).toMatchObject({ errors: [], changes: 0 });
    expect(answer.rows).toBeGreaterThan(4);
    const template = await download(suite.shop, owner, `exportTemplate?kind=names`);
    expect(await checkFile(suite.shop, owner, 'names', template.bytes)).toMatchObject({
      ...{ errors: [], rows: 1, changes: 0 },
    });
  });

  test('a place changed after the check, or after applying, takes nothing and gives nothing back', async () => {
    const { owner, places, ids, read, check, apply } = await tea();
    const rows = [
      { place: places.top, name_hi: 'चाय' },
      { place: places.brand, name_hi: 'चाय वाला' },
    ];
    const { file_id = 0 } = await check(rows);
    await owner.call('saveBrand', { id: ids.brand, alt_text: 'Tea of the hills' });
    const refused = { code: 'changed-elsewhere' };
    expect(await owner.call('applyFile', { file_id })).toMatchObject(refused);
    expect(await read()).toEqual(['', '', '', '']);
    const again = await apply(rows);
    await owner.call('saveCategory', { level: 'category', id: ids.top, name_hi: 'कहवा' });
    expect(await owner.call('undoFile', { file_id: again })).toMatchObject(refused);
    expect(await read()).toEqual(['कहवा', '', '', 'चाय वाला']);
    expect((await owner.call('getFile', { file_id: again })).file?.state).toBe('applied');
    const last = await apply([{ place: places.leaf, name_hi: 'पत्ती' }]);
    await owner.call('deleteCategory', { level: 'sub_subcategory', id: ids.leaf });
    expect(await owner.call('undoFile', { file_id: last })).toMatchObject(refused);
  });

  test('beside somebody who saves the same categories, all are answered', async () => {
    const { owner, places, ids, check } = await tea();
    for (let i = 0; i < 8; i += 1) {
      const rows = [places.top, places.sub, places.leaf].map((place) => ({
        ...{ place, name_hi: `चाय ${i}` },
      }));
      const { file_id = 0 } = await check(rows);
      const answers = await Promise.all([
        owner.call('saveCategory', { level: 'sub_subcategory', id: ids.leaf, name_hi: `अ ${i}` }),
        owner.call('applyFile', { file_id }),
        owner.call('saveCategory', { level: 'subcategory', id: ids.sub, name_hi: `आ ${i}` }),
      ]);
      expect(answers.map(({ http }) => http)).toEqual([200, 200, 200]);
    }
  });

  test('many places, some of the same id: each is written and logged once', async () => {
    const { apply } = await tea();
    const first = 1_000_000 + suite.buyer.me.id * 1_000;
    const numbers = Array.from({ length: 120 }, (_, i) => first + i);
    const named = numbers.map((id) => ({ id, name: `Many ${id}`, logo: '' }));
    await suite.db.insert(brands).overridingSystemValue().values(named);
    await suite.db.insert(categories).overridingSystemValue().values(named.slice(1));
    const rows = numbers.flatMap((id, i) => [
      { place: `Brand / Many ${id}`, name_hi: `कई ${id}` },
      ...(i === 0 ? [] : [{ place: `Many ${id}`, name_hi: `अनेक ${id}` }]),
    ]);
    const file_id = await apply(rows);
    const subjects = (await parts(file_id)).map(({ subject }) => subject);
    expect(subjects).toHaveLength(239);
    expect(new Set(subjects).size).toBe(239);
    const wrong = sql`name_hi not like '%' || id and id between ${first} and ${numbers.at(-1)}`;
    expect(await suite.db.$count(brands, wrong)).toBe(0);
    expect(await suite.db.$count(categories, wrong)).toBe(0);
  });

  test('only who may edit categories and brands handles such files', async () => {
    const { places, check } = await tea();
    const { file_id = 0 } = await check([{ place: places.top, name_hi: 'चाय' }]);
    for (const role of ['staff', 'packer'] as const) {
      const other = await as(role);
      const file = csvOf([{ place: places.top, name_hi: 'चाय' }]);
      expect(await checkFile(suite.shop, other, 'names', file)).toMatchObject({ http: 403 });
      expect(await other.call('applyFile', { file_id })).toMatchObject({ http: 403 });
      expect(await other.call('getFile', { file_id })).toMatchObject({ http: 403 });
      for (const path of ['exportFile?kind=names', 'exportTemplate?kind=names']) {
        expect((await download(suite.shop, other, path)).http).toBe(403);
      }
    }
  });
});
