import { describe, expect, test } from 'vitest';
import { eInvoiceFaults } from './e-invoice-faults.ts';
import { eInvoiceOf, portalText } from './e-invoice-json.ts';
import { daysLeft, type EInvoicePaper, needsEInvoice } from './e-invoice-paper.ts';
import { answerFault, readPortalFile, type SignedPaper } from './portal-answer.ts';

const party = {
  ...{ name: 'Doon Wholesale', address: '14 Gandhi Road', city: 'Dehradun', pincode: '248001' },
  ...{ state: 'Uttarakhand', gstin: '05AADCD4821K1ZS', phone: '', email: '' },
};
const line = {
  ...{ name: 'Neem Face Wash 100 ml', hsn: '3304', units: 24, uqc: 'PCS', rate: 5_00 },
  ...{
    discountPaise: 50_00,
    taxablePaise: 1_803_82,
    cgstPaise: 45_09,
    sgstPaise: 45_09,
    igstPaise: 0,
  },
};
const paper: EInvoicePaper = {
  ...{ type: 'INV', number: 'INV/26-27/000012', day: '2026-10-04', totalPaise: 1_894_00 },
  ...{ seller: party, buyer: party, placeOfSupply: 'Uttarakhand', lines: [line] },
};

test('a paper becomes INV-01, with prices and coupon without GST', () => {
  expect(eInvoiceOf(paper)).toMatchObject({
    DocDtls: { Typ: 'INV', No: 'INV/26-27/000012', Dt: '04/10/2026' },
    BuyerDtls: { Gstin: '05AADCD4821K1ZS', Loc: 'Dehradun', Pin: 248001, Stcd: '05', Pos: '05' },
    // ₹50 of coupon have ₹2.38 of GST inside.
    ItemList: [
      {
        ...{ SlNo: '1', HsnCd: '3304', Qty: 24, Unit: 'PCS', UnitPrice: 77.143, TotAmt: 1851.44 },
        ...{ Discount: 47.62, AssAmt: 1803.82, GstRt: 5, CgstAmt: 45.09, TotItemVal: 1894 },
      },
    ],
    ValDtls: { AssVal: 1803.82, CgstVal: 45.09, TotInvVal: 1894 },
  });
  expect(eInvoiceOf(paper)).not.toHaveProperty('RefDtls');
});

test('the price of very many units is rounded up, and what it is too much is discount', () => {
  const many = { ...line, units: 99_999, discountPaise: 0 };
  const [item] = eInvoiceOf({ ...paper, lines: [many] }).ItemList;
  expect(item).toMatchObject({
    UnitPrice: 0.019,
    TotAmt: 1899.98,
    Discount: 96.16,
    AssAmt: 1803.82,
  });
});

test('a price difference, which has no units, is one', () => {
  const lines = [{ ...line, units: 0, discountPaise: 0 }];
  const [item] = eInvoiceOf({ ...paper, type: 'CRN', lines }).ItemList;
  expect(item).toMatchObject({ Qty: 1, UnitPrice: 1803.82, TotAmt: 1803.82, AssAmt: 1803.82 });
});

test('a credit note names its invoice', () => {
  const original = { number: 'INV/26-27/000001', day: '2026-09-30' };
  expect(eInvoiceOf({ ...paper, type: 'CRN', original }).RefDtls).toEqual({
    PrecDocDtls: [{ InvNo: 'INV/26-27/000001', InvDt: '30/09/2026' }],
  });
});

test('texts lose what the portal refuses', () => {
  expect(portalText(' A "b"\\c\n\td ', 100)).toBe("A 'b'/c d");
  expect(portalText('abc def', 4)).toBe('abc');
});

test.each([
  [{ buyer: { ...party, pincode: '' } }, 'the buyer has no PIN code'],
  [{ buyer: { ...party, city: '' } }, 'the buyer has no city'],
  [{ buyer: { ...party, state: 'Narnia' } }, 'the buyer has no State'],
  [{ buyer: { ...party, state: 'Punjab' } }, 'the buyer has a GSTIN that is not of Punjab'],
  [{ seller: { ...party, pincode: '0248' } }, 'the shop has no PIN code'],
  [{ seller: { ...party, address: ' \n' } }, 'the shop has no address'],
  [{ lines: [{ ...line, hsn: '' }] }, 'Neem Face Wash 100 ml has no HSN'],
  [{}, undefined],
])('what is missing is told: %j', (more, fault) => {
  expect(eInvoiceFaults({ ...paper, ...more })).toEqual(fault === undefined ? [] : [fault]);
});

test.each([
  ['tax-invoice', 'regular', '05AADCD4821K1ZS', true],
  ['tax-invoice', 'regular', '', false],
  ['bill-of-supply', 'regular', '05AADCD4821K1ZS', false],
  ['bill-of-supply', 'composition', '05AADCD4821K1ZS', false],
] as const)('%s of %s to "%s" needs one: %s', (kind, gstMode, buyerGstin, needs) => {
  expect(needsEInvoice({ kind, gstMode, buyerGstin })).toBe(needs);
});

test.each([
  ['2026-11-19', '2026-11-19', 30],
  ['2026-10-20', '2026-11-19', 0],
  ['2026-10-19', '2026-11-19', -1],
])('of %s there are on %s %i days left', (day, today, left) => {
  expect(daysLeft(day, today)).toBe(left);
});

describe('the portal’s file', () => {
  const irn = 'a'.repeat(64);
  const signed = {
    ...{ SellerGstin: '05AADCD4821K1ZS', BuyerGstin: '03AADCD4821K1ZW', DocNo: 'INV/26-27/000012' },
    ...{ DocTyp: 'INV', DocDt: '04/10/2026', TotInvVal: 1894, ItemCnt: 1, Irn: irn },
  };
  const token = (data: object | string) => {
    const body = JSON.stringify({ data: typeof data === 'string' ? data : JSON.stringify(data) });
    return `e30.${btoa(body).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.c2ln`;
  };
  const entry = {
    ...{ AckNo: 112010000011474, AckDt: '2026-10-04 11:32:00', Irn: irn, Status: 'ACT' },
    SignedQRCode: token(signed),
  };
  const of: SignedPaper = {
    ...{ type: 'INV', number: 'INV/26-27/000012', date: '04/10/2026', totalPaise: 1_894_00 },
    ...{ sellerGstin: '05AADCD4821K1ZS', buyerGstin: '03AADCD4821K1ZW', lines: 1 },
  };

  test('is read, one answer or many', () => {
    const answer = { irn, ackNo: '112010000011474', ackAt: '2026-10-04 11:32:00', of };
    expect(readPortalFile(JSON.stringify(entry))).toMatchObject([answer]);
    expect(readPortalFile(`\uFEFF${JSON.stringify([entry, entry])}`)).toHaveLength(2);
  });

  test.each([
    ['', 'This is no JSON file of the portal.'],
    ['[]', 'This is no JSON file of the portal.'],
    ['{"__proto__": 1', 'This is no JSON file of the portal.'],
    ['[1]', 'Entry 1 is no answer of the portal.'],
    ['null', 'Entry 1 is no answer of the portal.'],
    [`[${'1,'.repeat(1_000)}1]`, 'A file has at most 1000 papers. Please split it.'],
    [{ Status: 'CNL' }, 'Entry 1 is not active at the portal.'],
    [{ Irn: 'a'.repeat(63) }, 'Entry 1 has no IRN of 64 characters.'],
    [{ AckNo: '<b>' }, 'Entry 1 has no acknowledgement number.'],
    [{ AckDt: '2026-13-44 11:32:00' }, 'Entry 1 has no acknowledgement date.'],
    [{ SignedQRCode: 'a.b' }, 'Entry 1 has no signed QR code.'],
    [{ SignedQRCode: `a.${'b'.repeat(3_000)}.c` }, 'Entry 1 has no signed QR code.'],
    [{ SignedQRCode: 'a.b.c' }, 'Entry 1 has a QR code that cannot be read.'],
    [{ SignedQRCode: token('{') }, 'Entry 1 has a QR code that cannot be read.'],
    [
      { SignedQRCode: token({ ...signed, DocTyp: 'X' }) },
      'Entry 1 has a QR code that cannot be read.',
    ],
    ...['INV/26-27/000012\u0000', '', 'x'].map((DocNo): [object, string] => [
      { SignedQRCode: token({ ...signed, DocNo }) },
      'Entry 1 has a QR code that cannot be read.',
    ]),
    [{ SignedQRCode: token({ ...signed, Irn: 'b' }) }, 'Entry 1 has a QR code of another IRN.'],
  ])('%j is refused', (given, reason) => {
    const text = typeof given === 'string' ? given : JSON.stringify([{ ...entry, ...given }]);
    expect(readPortalFile(text)).toBe(reason);
  });

  test.each([
    [{ sellerGstin: '03AADCD4821K1ZW' }, 'is of a seller with another GSTIN'],
    [{ buyerGstin: '' }, 'is of a buyer with another GSTIN'],
    [{ date: '05/10/2026' }, 'has another date, 05/10/2026'],
    [{ totalPaise: 1_894_01 }, 'has another total'],
    [{ lines: 2 }, 'has another count of lines'],
    [{}, undefined],
  ])('with %j it is not ours', (more, fault) => {
    expect(answerFault({ ...of, ...more }, of)).toBe(fault);
  });
});
