import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { banners, faqs, pages } from '#server/db/schema/content.ts';
import { auditLog } from '#server/db/schema/operators.ts';
import { insertPicture } from '#server/queries/catalogue/pictures.ts';
import { newOperator, type TestOperator } from '#test/operator.ts';
import { startApp, type TestApp } from '#test/start-app.ts';
import { toldFields } from '#test/told-fields.ts';

let shop: TestApp;
let owner: TestOperator;
beforeAll(async () => {
  shop = await startApp();
  owner = await newOperator(shop, 'owner');
  for (const name of ['one.webp', 'wide.webp']) {
    const picture = { folder: 'banners', name, bytes: new Uint8Array([1]), width: 1, height: 1 };
    await insertPicture(shop.database.db, picture);
  }
});
afterAll(() => shop.close());

const db = () => shop.database.db;
async function lastAudit(subject: string) {
  const entries = await db()
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, subject))
    .orderBy(auditLog.id);
  const { details, ...entry } = entries.at(-1) ?? {};
  return { ...entry, ...(details as object) }; // `as`: what an audit entry keeps
}
const given = (more: object = {}) => ({
  ...{ banner_type: 'last', banner_image: 'one.webp', link: '/face-care', alt_text: 'Monsoon' },
  ...more,
});
/** The ids that the shop shows. */
const shown = async (action = 'getAllBannersLast') => {
  const answer = (await shop.app.inject(`/api/${action}`)).json();
  return answer.data.map(({ id }: { id: number }) => id);
};

async function addBanner(more: object = {}) {
  const answer = await owner.call('saveBanner', given(more) as never); // `as`: fields that a test makes up
  if (!answer.banner) throw new Error(JSON.stringify(answer));
  await shop.catalogue.refresh();
  return answer.banner;
}

describe('saveBanner', () => {
  test('adds one, last of its type, with both its pictures', async () => {
    const banner = await addBanner({ banner_image_wide: 'wide.webp' });
    expect(banner).toMatchObject({ ...given(), version: 1, starts_at: null, ends_at: null });
    const { data } = (await shop.app.inject('/api/getAllBannersLast')).json();
    expect(data.at(-1)).toEqual({
      ...{ id: banner.id, banner_type: 'last', link: '/face-care', alt_text: 'Monsoon' },
      ...{ banner_image: 'one.webp', banner_image_wide: 'wide.webp' },
      ...{ title: '', line: '', link_label: '', ground: 'cream' },
    });
    expect(await lastAudit(`banner ${banner.id}`)).toMatchObject({
      ...{ action: 'saveBanner', operatorId: owner.id, after: { link: '/face-care' } },
    });
  });

  test('has words in both languages; without words for its picture the title stands for them', async () => {
    const words = {
      ...{ title: 'Monsoon offers', title_hi: 'बारिश के ऑफ़र', line: 'Up to 40%', line_hi: '40% तक' },
      ...{ link_label: 'See them', link_label_hi: 'देखें', ground: 'blue' },
    };
    const { id } = await addBanner({ ...words, alt_text: '' });
    const { data } = (await shop.app.inject('/api/getAllBannersLast')).json();
    expect(data.at(-1)).toMatchObject({ id, ...words, alt_text: 'Monsoon offers' });
    const changed = await owner.call('saveBanner', { id, line: '' });
    expect(changed.banner).toMatchObject({ ...words, line: '', alt_text: '' });
    expect(await owner.call('saveBanner', { id, title: '' })).toMatchObject({ http: 400 });
  });

  test('changes what is given; one that moves to another type comes last there', async () => {
    const { id } = await addBanner();
    const changed = await owner.call('saveBanner', { id, version: 1, banner_type: 'bottom' });
    expect(changed.banner).toMatchObject({ ...given({ banner_type: 'bottom' }), version: 2 });
    await shop.catalogue.refresh();
    expect((await shown('getAllBannersBottom')).at(-1)).toBe(id);
    expect(await owner.call('saveBanner', { id, version: 1, link: '/x' })).toMatchObject({
      code: 'changed-elsewhere',
      banner: changed.banner,
    });
  });

  test.each([
    [{ banner_type: 'side' }, 'banner_type'],
    [{ banner_image: '' }, 'banner_image'],
    [{ banner_image: 'not-there.webp' }, 'banner_image'],
    [{ banner_image_wide: 'not-there.webp' }, 'banner_image_wide'],
    [{ link: 'javascript:alert(1)' }, 'link'],
    [{ link: '//evil.example' }, 'link'],
    [{ link: '/\\evil.example' }, 'link'],
    [{ link: '/api/cancelOrderById?id=1' }, 'link'],
    [{ link: '/x/../console' }, 'link'],
    [{ link: 'mailto:a@thok.example' }, 'link'],
    [{ link: '' }, 'link'],
    [{ alt_text: ' ' }, 'alt_text'],
    [{ starts_at: 'tomorrow' }, 'starts_at'],
    [{ starts_at: '2026-10-02T09:00:00Z', ends_at: '2026-10-02T09:00:00Z' }, 'ends_at'],
  ])('refuses %j by the field’s name', async (wrong, field) => {
    const answer = await owner.call('saveBanner', given(wrong) as never); // `as`: as above
    expect([answer.http, answer.code]).toEqual([400, 'bad-input']);
    expect(toldFields(answer)).toContain(`${field}:`);
  });

  test('needs every field of a new one', async () => {
    expect(await owner.call('saveBanner', { link: '/x' })).toMatchObject({ http: 400 });
    expect(await owner.call('saveBanner', { id: 999_999 })).toMatchObject({ http: 404 });
  });
});

describe('a banner’s time', () => {
  const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();

  test('outside it the shop does not show the banner', async () => {
    const past = await addBanner({ ends_at: inMs(-60_000) });
    const future = await addBanner({ starts_at: inMs(3_600_000) });
    const now = await addBanner({ starts_at: inMs(-60_000), ends_at: inMs(3_600_000) });
    const ids = await shown();
    expect(ids).toContain(now.id);
    expect(ids).not.toContain(past.id);
    expect(ids).not.toContain(future.id);
    const { banners: all = [] } = await owner.call('listBanners', {});
    expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining([past.id, future.id, now.id]));
  });

  test('begins and ends by itself, in cached answers too', async () => {
    const etag = async () => (await shop.app.inject('/api/getAllBannersLast')).headers.etag;
    const before = await etag();
    const startsAt = inMs(700);
    const { id, version } = await addBanner({ starts_at: startsAt });
    await vi.waitFor(async () => expect(await shown()).toContain(id), { interval: 20 });
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(startsAt));
    expect(await etag()).not.toBe(before);
    const endsAt = inMs(700);
    await owner.call('saveBanner', { id, version, ends_at: endsAt });
    await vi.waitFor(async () => expect(await shown()).not.toContain(id), { interval: 20 });
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(endsAt));
    expect(await etag()).toBe(before);
  });
});

describe('orderBanners and deleteBanner', () => {
  test('order one type, and take a banner away', async () => {
    await addBanner();
    const { banners: all = [] } = await owner.call('listBanners', {});
    const was = all.filter((one) => one.banner_type === 'last').map(({ id }) => id);
    const ids = was.toReversed();
    const order = { banner_type: 'last', ids, was } as const;
    expect(await owner.call('orderBanners', order)).toMatchObject({ ids });
    expect(await owner.call('orderBanners', order)).toMatchObject({ code: 'changed-elsewhere' });
    const id = ids[0] ?? 0;
    expect(await owner.call('deleteBanner', { id, version: 99 })).toMatchObject({
      code: 'changed-elsewhere',
    });
    expect(await owner.call('deleteBanner', { id })).toMatchObject({ deleted: true });
    expect(await owner.call('deleteBanner', { id })).toMatchObject({ http: 404 });
    expect(await db().$count(banners, eq(banners.id, id))).toBe(0);
  });
});

describe('pages', () => {
  test('are stored clean, and shown', async () => {
    const { pages: all = [] } = await owner.call('listPages', {});
    const about = all.find(({ key }) => key === 'about');
    const value = '<h2>Us</h2><script>alert(1)</script><p onclick="x()">Shops</p>';
    const saved = await owner.call('savePage', { key: 'about', version: about?.version, value });
    expect(saved.page?.value).toBe('<h2>Us</h2><p>Shops</p>');
    await shop.catalogue.refresh();
    const answer = await shop.app.inject('/api/getManageWebsiteData');
    expect(answer.json().data.value).toBe('<h2>Us</h2><p>Shops</p>');
    expect(
      await owner.call('savePage', { key: 'about', version: about?.version, value: 'mine' }),
    ).toMatchObject({ code: 'changed-elsewhere', page: saved.page });
    expect(await lastAudit('page about')).toMatchObject({ before: { value: about?.value } });
  });

  test('that nobody has written yet are empty, and written once', async () => {
    await db().delete(pages).where(eq(pages.key, 'refund'));
    const { pages: all = [] } = await owner.call('listPages', {});
    expect(all.find(({ key }) => key === 'refund')).toEqual({
      key: 'refund',
      version: 1,
      value: '',
      value_hi: '',
    });
    const both = await Promise.all(
      ['<p>a</p>', '<p>b</p>'].map((value) =>
        owner.call('savePage', { key: 'refund', version: 1, value }),
      ),
    );
    expect(both.map(({ code }) => code ?? 'saved').sort()).toEqual(['changed-elsewhere', 'saved']);
  });

  test('have five keys', async () => {
    const wrong = { key: 'imprint', value: '' } as never; // `as`: what the schema refuses
    expect(await owner.call('savePage', wrong)).toMatchObject({ http: 400 });
  });
});

describe('questions', () => {
  test('are added, changed, ordered and deleted', async () => {
    const added = await owner.call('saveFaq', {
      ...{ question: 'Do you deliver?', answer: '<p>Daily.<iframe></iframe></p>' },
    });
    const { faq } = added;
    expect(faq).toMatchObject({ version: 1, answer: '<p>Daily.</p>' });
    const id = faq?.id ?? 0;
    const changed = await owner.call('saveFaq', { id, version: 1, question: 'Where?' });
    expect(changed.faq).toEqual({
      ...{ id, version: 2, question: 'Where?', answer: '<p>Daily.</p>' },
      ...{ question_hi: '', answer_hi: '' },
    });
    expect(await owner.call('saveFaq', { id, version: 1, question: 'When?' })).toMatchObject({
      code: 'changed-elsewhere',
      faq: changed.faq,
    });
    const { faqs = [] } = await owner.call('listFaqs', {});
    expect(faqs.at(-1)).toEqual(changed.faq);
    const was = faqs.map((one) => one.id);
    const ids = [id, ...was.slice(0, -1)];
    expect(await owner.call('orderFaqs', { ids, was })).toMatchObject({ ids });
    await shop.catalogue.refresh();
    expect((await shop.app.inject('/api/getAllFaqs')).json().data[0]).toMatchObject({ id });
    expect(await owner.call('orderFaqs', { ids: [id] })).toMatchObject({
      code: 'changed-elsewhere',
    });
    expect(await owner.call('deleteFaq', { id, version: 1 })).toMatchObject({
      code: 'changed-elsewhere',
    });
    expect(await owner.call('deleteFaq', { id, version: 2 })).toMatchObject({ deleted: true });
    expect(await owner.call('deleteFaq', { id })).toMatchObject({ http: 404 });
    expect(await lastAudit(`faq ${id}`)).toMatchObject({ after: { deleted: true } });
  });

  test.each([
    [{ answer: '<p>a</p>' }, 'question'],
    [{ question: 'q' }, 'answer'],
    [{ question: 'q', answer: '<script>x</script>' }, 'answer'],
  ])('refuse %j', async (input, field) => {
    const answer = await owner.call('saveFaq', input);
    expect(answer.http).toBe(400);
    expect(toldFields(answer)).toContain(`${field}:`);
  });
});

test('what is written in Hindi is cleaned alike, stands beside the English text, and can be taken back', async () => {
  const asked = async (action: string) => {
    await shop.catalogue.refresh();
    return (await shop.app.inject(`/api/${action}`)).json().data;
  };
  const value_hi = '<p>पैसे वापस<script>x</script></p>';
  const { page } = await owner.call('savePage', { key: 'terms', value_hi });
  expect(page?.value_hi).toBe('<p>पैसे वापस</p>');
  expect(await asked('getTermsData')).toEqual({ value: page?.value, value_hi: page?.value_hi });
  const english = { value: '<p>Terms</p>' };
  await owner.call('savePage', { key: 'terms', ...english });
  expect(await asked('getTermsData')).toMatchObject({ ...english, value_hi: page?.value_hi });
  expect(await lastAudit('page terms')).toMatchObject({ after: { value_hi: page?.value_hi } });
  await owner.call('savePage', { key: 'terms', value_hi: '' });
  expect(await asked('getTermsData')).toEqual(english);

  const { faq } = await owner.call('saveFaq', {
    ...{ question: 'When?', answer: '<p>Daily.</p>' },
    ...{ question_hi: 'कब?', answer_hi: '<p onclick="x">रोज़।</p>' },
  });
  const shown = async () =>
    (await asked('getAllFaqs')).find(({ id }: { id: number }) => id === faq?.id);
  expect(await shown()).toMatchObject({ question_hi: 'कब?', answer_hi: '<p>रोज़।</p>' });
  await owner.call('saveFaq', { id: faq?.id ?? 0, question_hi: '', answer_hi: '' });
  expect(Object.keys(await shown())).toEqual(['id', 'question', 'answer']);
});

test('nothing of it is for staff', async () => {
  const staff = await newOperator(shop, 'staff');
  const no = { http: 403, code: 'not-allowed' };
  const countFaqs = () => db().$count(faqs);
  const faqsBefore = await countFaqs();
  expect(await staff.call('listBanners', {})).toMatchObject(no);
  expect(await staff.call('saveBanner', given() as never)).toMatchObject(no); // `as`: as above
  expect(await staff.call('savePage', { key: 'about', value: '' })).toMatchObject(no);
  expect(await staff.call('saveFaq', { question: 'q', answer: 'a' })).toMatchObject(no);
  expect(await staff.call('getSettings', {})).toMatchObject(no);
  expect(await staff.call('saveSettings', { shop_name: 'x' })).toMatchObject(no);
  expect(await countFaqs()).toEqual(faqsBefore);
});
