import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EInvoice } from '#domain/e-invoice/e-invoice-json.ts';
import { readCreditNote } from '#server/actions/invoices/read-credit-note.ts';
import { rowsOf } from '#server/db/rows.ts';
import { eInvoices } from '#server/db/schema/e-invoices.ts';
import { settings } from '#server/db/schema/shop.ts';
import { drawPapers } from '#server/print/draw-papers.ts';
import { readAudit } from '#server/queries/operators/audit.ts';
import { portalFaults } from '#test/e-invoice-faults.ts';
import { newOperator, type TestOperator } from '#test/operator.ts';
import { addRates, issueCase } from '#test/papers/issue-case.ts';
import { type PaperCase, paperCases } from '#test/papers/paper-cases.ts';
import { answerOf } from '#test/portal-answer.ts';
import { startApp, type TestApp } from '#test/start-app.ts';

let shop: TestApp;
let staff: TestOperator;
const db = () => shop.database.db;
beforeAll(async () => {
  shop = await startApp();
  staff = await newOperator(shop, 'staff');
  await addRates(shop);
});
afterAll(() => shop.close());

const place = { city: 'Dehradun', pincode: '248001' };

async function switchOn(more: object = place) {
  const owner = await newOperator(shop, 'owner');
  const { settings: saved } = await owner.call('saveSettings', { e_invoice: true, ...more });
  expect(saved).toMatchObject({ e_invoice: true });
}

async function download(ids?: readonly number[]) {
  const url = `/console/api/exportEInvoices${ids ? `?ids=${ids.join(',')}` : ''}`;
  const answer = await shop.app.inject({ url, headers: staff.headers });
  const body = answer.json();
  return { answer, body, papers: Array.isArray(body) ? (body as EInvoice[]) : [] }; // `as`: checked by its schema
}

async function upload(file: string | Uint8Array, by: TestOperator = staff) {
  const form = new FormData();
  form.set('file', new Blob([file as string])); // `as`: its bytes have a buffer of their own
  const request = new Request('http://x', { method: 'POST', body: form });
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/console/api/uploadEInvoices',
    headers: { ...by.headers, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return answer.json();
}

const open = async () => (await staff.call('listEInvoices', { limit: 200 })).papers ?? [];

let buyers = 0;

/** A paper of its own to a buyer with a GSTIN. */
const registered = (more: Partial<PaperCase> = {}): PaperCase => {
  const [first] = paperCases;
  if (!first) throw new Error('There are no cases.');
  const buyer = { ...first.buyer, state: 'Uttarakhand', gstNumber: '05AADCD4821K1ZS' };
  buyers += 1;
  return { ...first, ...more, name: `x${buyers}`, buyer: { ...buyer, ...more.buyer } };
};

test('a shop says where it is before it switches e-invoices on, and as long as they are', async () => {
  await db().update(settings).set({ gstin: '05AADCD4821K1ZS', city: '', pincode: '' });
  const { call } = await newOperator(shop, 'owner');
  const missing = (name: string) => ({ http: 400, message: `${name} is required for e-invoices.` });
  expect(await call('saveSettings', { e_invoice: true })).toMatchObject(missing('City'));
  const on = { e_invoice: true, city: 'Dehradun' };
  expect(await call('saveSettings', on)).toMatchObject(missing('Pincode'));
  expect(await call('saveSettings', { ...on, ...place })).toMatchObject({ success: true });
  expect(await call('saveSettings', { city: '' })).toMatchObject(missing('City'));
  // Other settings of a shop that was let in without it before can be saved.
  await db().update(settings).set({ city: '' });
  expect(await call('saveSettings', { phone: '98765 43299' })).toMatchObject({ success: true });
  expect(await call('saveSettings', { e_invoice: false, city: '' })).toMatchObject({
    success: true,
  });
});

test('nothing is listed where the setting is off, and Today does not speak of it', async () => {
  await issueCase(shop, registered());
  expect(await staff.call('listEInvoices', {})).toMatchObject({ papers: [], on: false });
  expect((await staff.call('getToday', {})).waiting).not.toHaveProperty('e_invoices');
});

describe('of a shop that needs e-invoices', () => {
  test('every kind of paper that needs one is valid by the schema and its sums', async () => {
    await switchOn();
    const written: { number: string; gstin: string; kind: string; notes: string[] }[] = [];
    for (const given of paperCases) {
      const { number, kind, buyer, gst_mode, credit_notes } = await issueCase(shop, given);
      const gstin = gst_mode === 'regular' ? buyer.gstin : '';
      written.push({ number, kind, gstin, notes: credit_notes.map((note) => note.number) });
    }
    const cancelled = await issueCase(shop, registered({ cancelled: true }));
    const note = cancelled.credit_notes[0]?.number ?? '';
    const needed = written.filter(({ gstin, kind }) => gstin !== '' && kind === 'tax-invoice');
    expect(needed.length).toBeGreaterThan(3);
    const papers = await open();
    const numbers = papers.map(({ number }) => number);
    expect(numbers).toEqual(
      expect.arrayContaining([
        ...needed.flatMap(({ number, notes }) => [number, ...notes]),
        ...[cancelled.number, note],
      ]),
    );
    for (const { number } of written.filter((one) => !needed.includes(one))) {
      expect(numbers).not.toContain(number);
    }
    expect(papers.flatMap(({ faults }) => faults)).toEqual([]);
    const { answer, papers: sent } = await download();
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json',
      'content-disposition': expect.stringMatching(/e-invoices-.*\.json/),
    });
    expect(portalFaults(sent)).toEqual([]);
    expect(sent.map(({ DocDtls }) => DocDtls.No)).toEqual(numbers);
    expect(sent.find(({ DocDtls }) => DocDtls.No === note)).toMatchObject({
      DocDtls: { Typ: 'CRN' },
      RefDtls: { PrecDocDtls: [{ InvNo: cancelled.number }] },
      ValDtls: { TotInvVal: cancelled.total },
    });
    const { waiting } = await staff.call('getToday', {});
    expect(waiting?.e_invoices).toBe(papers.length);
    expect(papers[0]).toMatchObject({ type: 'invoice', days_left: 30, irn: '' });
  });

  test('what a paper lacks is told with its number, and the others go without it', async () => {
    await switchOn();
    // As of before the shop said where it is.
    await db().update(settings).set({ city: '', pincode: '' });
    const { number } = await issueCase(shop, registered({ buyer: { pincode: '', city: '' } }));
    await switchOn();
    const paper = (await open()).find((one) => one.number === number);
    expect(paper?.faults).toEqual(['the buyer has no city', 'the buyer has no PIN code']);
    const { body } = await download([paper?.id ?? 0]);
    expect(body).toMatchObject({
      ...{ success: false, code: 'lacks-details' },
      message: `${number}: the buyer has no city, the buyer has no PIN code.`,
    });
    const { papers } = await download();
    expect(papers.map(({ DocDtls }) => DocDtls.No)).not.toContain(number);
    expect((await download([999_999])).answer.statusCode).toBe(404);
  });

  test('the portal’s answer is kept once, printed, and never changed', async () => {
    await switchOn();
    const { number, id } = await issueCase(shop, registered());
    const paper = (await open()).find((one) => one.number === number);
    const { papers } = await download([paper?.id ?? 0]);
    const answer = answerOf(papers[0]);
    const file = JSON.stringify([answer]);
    expect(await upload(file)).toMatchObject({ success: true, kept: [number], known: 0 });
    expect(await upload(file)).toMatchObject({ kept: [], known: 1, refused: [] });
    expect((await open()).map((one) => one.number)).not.toContain(number);
    expect(await staff.call('listEInvoices', { state: 'done', q: number })).toMatchObject({
      papers: [{ number, irn: answer.Irn, ack_no: String(answer.AckNo), days_left: null }],
    });
    const { invoice } = await staff.call('getInvoice', { id });
    expect(invoice?.e_invoice).toEqual({
      ...{ irn: answer.Irn, ack_no: String(answer.AckNo), signed_qr: answer.SignedQRCode },
      ack_at: '2026-11-19T06:02:00.000Z',
    });
    const [entry] = await readAudit(db(), { subject: `invoice ${number}`, limit: 1 });
    expect(entry).toMatchObject({
      action: 'uploadEInvoices',
      details: { after: { irn: answer.Irn } },
    });
    const { headers } = staff;
    const pdf = await shop.app.inject({ url: `/console/api/printInvoice?id=${id}`, headers });
    expect(pdf.headers['content-type']).toBe('application/pdf');
    const other = answerOf(papers[0], { irn: 'b'.repeat(64) });
    expect(await upload(JSON.stringify(other))).toMatchObject({
      ...{ kept: [], known: 0 },
      refused: [{ number, message: 'It has another IRN already.' }],
    });
    for (const change of ['update e_invoices set ack_no = 12345', 'delete from e_invoices']) {
      await expect(db().execute(sql.raw(change))).rejects.toThrow();
    }
    expect(await db().$count(eInvoices, eq(eInvoices.irn, answer.Irn))).toBe(1);
  });

  test('a credit note keeps and prints an answer of its own', async () => {
    await switchOn();
    const { number, credit_notes } = await issueCase(shop, registered({ cancelled: true }));
    const note = credit_notes[0] ?? { id: 0, number: '' };
    const paper = (await open()).find((one) => one.number === note.number);
    const { papers } = await download([paper?.id ?? 0]);
    const answer = answerOf(papers[0]);
    const plain = await readCreditNote(db(), note.id);
    expect(plain?.e_invoice).toBeNull();
    expect(await upload(JSON.stringify(answer))).toMatchObject({ kept: [note.number] });
    const kept = await readCreditNote(db(), note.id);
    expect(kept?.e_invoice).toMatchObject({ irn: answer.Irn, signed_qr: answer.SignedQRCode });
    expect((await open()).map((one) => one.number)).toContain(number);
    const sizeOf = async (given: typeof kept) => {
      if (!given) throw new Error('The credit note is not there.');
      const paper = { kind: 'credit-note', note: given, language: 'hi', size: 'a5' } as const;
      return (await drawPapers([paper])).length;
    };
    expect(await sizeOf(kept)).toBeGreaterThan((await sizeOf(plain)) + 1_000);
  });

  test('an answer of another seller, paper or total is refused, and the others of its file are kept', async () => {
    await switchOn();
    const { number } = await issueCase(shop, registered());
    const paper = (await open()).find((one) => one.number === number);
    const { papers } = await download([paper?.id ?? 0]);
    const [one] = papers;
    const wrong = [
      answerOf(one, { irn: '1'.repeat(64), SellerGstin: '03AADCD4821K1ZW' }),
      answerOf(one, { irn: '2'.repeat(64), DocNo: 'INV/99-00/000001' }),
      answerOf(one, { irn: '3'.repeat(64), TotInvVal: 1 }),
    ];
    const given = await upload(JSON.stringify([...wrong, answerOf(one, { irn: '4'.repeat(64) })]));
    expect(given).toMatchObject({
      kept: [number],
      refused: [
        { number, message: 'The answer is of a seller with another GSTIN.' },
        { number, message: 'The answer has another total.' },
        { message: 'The shop has written no such paper to a registered buyer.' },
      ],
    });
  });

  test.each([
    ['{', 'unreadable-file', 'This is no JSON file of the portal.'],
    [new Uint8Array([0, 255, 254]), 'unreadable-file', 'This is no JSON file of the portal.'],
    ['['.repeat(100_000), 'unreadable-file', 'This is no JSON file of the portal.'],
    ['[{"Irn":"x"}]', 'unreadable-file', 'Entry 1 has no IRN of 64 characters.'],
  ])('a hostile file is refused: %.20s', async (file, code, message) => {
    expect(await upload(file)).toMatchObject({ success: false, code, message });
  });

  test('is not for packers', async () => {
    const packer = await newOperator(shop, 'packer');
    expect(await packer.call('listEInvoices', {})).toMatchObject({ http: 403 });
    expect(await upload('{}', packer)).toMatchObject({ success: false, code: 'not-allowed' });
  });

  test('two who upload the same answer at once keep it once', async () => {
    await switchOn();
    const { number } = await issueCase(shop, registered());
    const paper = (await open()).find((one) => one.number === number);
    const { papers } = await download([paper?.id ?? 0]);
    const file = JSON.stringify(answerOf(papers[0]));
    const told = await Promise.all(Array.from({ length: 8 }, () => upload(file)));
    expect(told.filter(({ kept }) => kept.length === 1)).toHaveLength(1);
    expect(told.filter(({ known }) => known === 1)).toHaveLength(7);
  });

  test('switched off it lists nothing; saving other settings leaves its first day', async () => {
    const owner = await newOperator(shop, 'owner');
    await owner.call('saveSettings', { e_invoice: false });
    expect(await open()).toEqual([]);
    await switchOn();
    const [row] = await rowsOf<{ since: string }>(
      db(),
      sql`select e_invoice_since::text as since from settings`,
    );
    await switchOn({ phone: '98765 43211' });
    expect(row?.since).toBe((await db().select().from(settings))[0]?.eInvoiceSince);
  });
});
