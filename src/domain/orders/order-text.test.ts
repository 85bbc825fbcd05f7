import { describe, expect, test } from 'vitest';
import { readOrderRows, readOrderText } from './order-text.ts';

describe('a line of a list', () => {
  test.each([
    ['NFW100 x 3', 'NFW100', 3],
    ['NFW100 X3', 'NFW100', 3],
    ['3 x Neem Face Wash', 'Neem Face Wash', 3],
    ['3x Neem Face Wash 100 ml', 'Neem Face Wash 100 ml', 3],
    ['2 packs of Neem Face Wash', 'Neem Face Wash', 2],
    ['Neem Face Wash - 3 packs', 'Neem Face Wash', 3],
    ['Neem Face Wash: 12', 'Neem Face Wash', 12],
    ['Neem Face Wash 3 boxes', 'Neem Face Wash', 3],
    ['NIM-FW-100', 'NIM-FW-100', 1],
    ['NIM-FW-100 4', 'NIM-FW-100', 4],
    ['NIM-FW-100*4', 'NIM-FW-100', 4],
    ['neem face wash two packs', 'neem face wash', 2],
    ['दो पैकेट नीम फेस वॉश', 'नीम फेस वॉश', 2],
    ['ARO-PC-500, two', 'ARO-PC-500', 2],
    ['ARO-PC-500, 3 boxes', 'ARO-PC-500', 3],
    ['ARO-PC-500 दस', 'ARO-PC-500', 10],
    ['Neem Face Wash 100 ml', 'Neem Face Wash 100 ml', 1],
    ['NIM-FW-100, 2', 'NIM-FW-100', 2],
    ['NIM-FW-100;2', 'NIM-FW-100', 2],
    ['NIM-FW-100\tNeem Face Wash\t12\t84.75\t2', 'NIM-FW-100', 2],
    ['8901234567890\t2', '8901234567890', 2],
    ['2, Neem Face Wash', 'Neem Face Wash', 2],
    ['"Gloves, large" x 2', '"Gloves, large"', 2],
    ['"Neem Face Wash, 50 ml",2', 'Neem Face Wash, 50 ml', 2],
    ['"Soap ""Neem"""; 3 boxes', 'Soap "Neem"', 3],
    ['NIM-FW-100 999999', 'NIM-FW-100', 0],
    ['NIM-FW-100, 20000', 'NIM-FW-100', 0],
    ['1. NFW100 x 3', 'NFW100', 3],
    ['• नीम फेस वॉश x ३', 'नीम फेस वॉश', 3],
    ['च्यवनप्राश 2 पैक', 'च्यवनप्राश', 2],
    ['3 डिब्बे नीम फेस वॉश', 'नीम फेस वॉश', 3],
    ['CUR-AS-250\tsdf', 'CUR-AS-250', 0],
    ['CUR-AS-250, some', 'CUR-AS-250', 0],
    ['NIM-FW-100\tNeem Face Wash\t84.75', 'NIM-FW-100', 0],
    ['NIM-FW-100, 0', 'NIM-FW-100', 0],
    ['NIM-FW-100 0', 'NIM-FW-100', 0],
    ['[10:42, 16/11/2026] Ram Singh: NFW100 x 3', 'NFW100', 3],
    ['[10:42, 16/11/2026] Ram Singh: NIM-FW-100, 3', 'NIM-FW-100', 3],
    ['1. NIM-FW-100, 3', 'NIM-FW-100', 3],
  ])('%j is %j, %i', (text, wanted, count) => {
    expect(readOrderText(text)).toMatchObject([{ wanted, count, packSize: undefined }]);
  });

  test.each([
    ['तुलसी सिरप 5', 'तुलसी सिरप', 5, 'सिरप 5'],
    ['shampu two', 'shampu', 2, 'shampu two'],
    ['5 tulsi syrup', 'tulsi syrup', 5, '5 tulsi'],
    ['Neem Face Wash 100 ml 3', 'Neem Face Wash 100 ml', 3, 'ml 3'],
    ['Neem Face Wash 60', 'Neem Face Wash', 60, 'Wash 60'],
    ['Neem Face Wash 61', 'Neem Face Wash 61', 0, '61'],
    ['Paracetamol 500', 'Paracetamol 500', 0, '500'],
    ['100 neem face wash', '100 neem face wash', 0, '100'],
    ['Baby Wipes 72 pcs', 'Baby Wipes', 72, '72 pcs'],
  ])('%j is %j, %i, unless a name has %j', (text, wanted, count, phrase) => {
    expect(readOrderText(text)).toMatchObject([{ text, wanted, count, bare: { phrase } }]);
  });

  test.each([
    ['soap 3 packs', 3, 'pack'],
    ['soap 3 boxes', 3, 'box'],
    ['3 डिब्बे soap', 3, 'box'],
    ['soap, 2 पेटी', 2, 'carton'],
    ['soap 6 पीस', 6, 'piece'],
    ['soap 12 Nos.', 12, 'piece'],
    ['soap qty: 12', 12, 'piece'],
    ['दो दर्जन soap', 24, 'piece'],
    ['soap half dozen', 6, 'piece'],
    ['soap डेढ़ दर्जन', 18, 'piece'],
    ['soap do peti', 2, 'carton'],
    ['soap half carton', 0, 'carton'],
    ['soap 5 पत्ता', 5, 'strip'],
    ['soap 2 बोरी', 2, 'part'],
    ['soap x 3', 3, undefined],
  ])('%j counts %i of %j', (text, count, unit) => {
    const [line] = readOrderText(text);
    expect(line).toMatchObject({ wanted: 'soap', count });
    expect(line?.unit).toBe(unit);
  });

  test('goods in one line are lines of their own, each with a count', () => {
    const lines = readOrderText('bhai 5 carton soap aur 10 honey bhej do\nNeem & Aloe 6 pcs');
    expect(lines).toMatchObject([
      { wanted: 'soap', count: 5, unit: 'carton' },
      { wanted: 'honey', count: 10 },
      { wanted: 'Neem & Aloe', count: 6, unit: 'piece' },
    ]);
  });

  test.each([
    ['3 × Neem Face Wash 100 ml (Box of 12): ₹2,916.00', 'Neem Face Wash 100 ml', 3, 12],
    ['3 × नीम फेस वॉश (12 का बॉक्स): ₹2,916.00', 'नीम फेस वॉश', 3, 12],
    ['2 boxes of 12 soap', 'soap', 2, 12],
  ])('%j, as a cart is shared, is %j, %i packs of %i', (text, wanted, count, packSize) => {
    expect(readOrderText(text)).toMatchObject([{ wanted, count, packSize }]);
  });

  test.each(['', '   ', '-----', '\n\n', ', ,'])('%j says nothing', (text) => {
    expect(readOrderText(text)).toEqual([]);
  });
});

describe('a sheet with heads', () => {
  test('is read by its columns, and rows that nobody filled in are left out', () => {
    const rows = [
      ['SKU', 'Name', 'Pack size', 'Price', 'Packs'],
      ['NIM-FW-100', 'Neem Face Wash', '12', '84.75', '3'],
      ['ARO-PC-500', 'Paracetamol', '100', '9.10', ''],
      ['VAI-CH-500', 'Chyawanprash', '8', '151.50', '0'],
    ];
    expect(readOrderRows(rows)).toMatchObject([{ wanted: 'NIM-FW-100', count: 3, packSize: 12 }]);
  });

  test.each([
    ['12 pcs', 12],
    ['3 डिब्बे', 3],
    ['3.0', 3],
    ['two', 2],
    ['some', 0],
    ['-3', 0],
    ['2.5', 0],
  ])('of a line with %j packs reads %i, and never loses it', (said, count) => {
    const lines = [{ wanted: 'A-1', count, packSize: undefined }];
    expect(readOrderText(`sku,packs\nA-1,${said}`)).toMatchObject(lines);
  });

  test.each([
    'सामान,मात्रा\nA-1,2',
    'sku,qty\nA-1,2',
    'SKU;Qty\nA-1;2',
    'sku\tpacks\nA-1\t2',
    'नाम,कितने\nA-1,2',
  ])('is told by %j', (text) => {
    expect(readOrderText(text)).toMatchObject([{ wanted: 'A-1', count: 2, unit: undefined }]);
  });

  test('whose head says pieces has pieces', () => {
    const lines = [{ wanted: 'A-1', count: 12, unit: 'piece' }];
    expect(readOrderText('sku,पीस\nA-1,12')).toMatchObject(lines);
  });
});

describe('whatever is pasted, a line is one that the shop takes', () => {
  test.each([
    ['\u200e, 3', [{ wanted: '3' }]],
    ['\u200e\u200b\t3', [{ wanted: '3' }]],
    ['\u200b', []],
    ['\u200eNIM-FW-100\t\u200b3', [{ wanted: 'NIM-FW-100', count: 3 }]],
    ['Soap \ud83d x 2', [{ wanted: 'Soap', count: 2 }]],
    [`${'a'.repeat(199)}😀`, [{ wanted: 'a'.repeat(199), count: 1 }]],
    ['\ud83d x 2', []],
    ['A\0-1 x 2', [{ wanted: 'A-1', count: 2 }]],
    ['😀 x 2', [{ wanted: '😀', count: 2 }]],
  ])('%j', (text, lines) => {
    expect(readOrderText(text)).toMatchObject(lines);
  });

  test('under heads too', () => {
    const text = `sku,packs\n\u200e,3\n\ud83d,2\n${'अ'.repeat(300)},2`;
    expect(readOrderText(text)).toMatchObject([{ wanted: 'अ'.repeat(200), count: 2 }]);
  });
});

test('more packs than a line may have are asked about', () => {
  expect(
    readOrderRows([
      ['sku', 'packs'],
      ['A-1', '1e9'],
    ])[0]?.count,
  ).toBe(0);
});
