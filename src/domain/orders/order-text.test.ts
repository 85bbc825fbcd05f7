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
  ])('%j is %j, %i packs', (text, wanted, packs) => {
    expect(readOrderText(text)).toMatchObject([{ wanted, packs, packSize: undefined }]);
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
  ])('%j is %j, %i packs, unless a name has %j', (text, wanted, packs, phrase) => {
    expect(readOrderText(text)).toMatchObject([{ wanted, packs, bare: { text, phrase } }]);
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
    expect(readOrderRows(rows)).toEqual([{ wanted: 'NIM-FW-100', packs: 3, packSize: 12 }]);
  });

  test.each([
    ['12 pcs', 12],
    ['3 डिब्बे', 3],
    ['3.0', 3],
    ['two', 2],
    ['some', 0],
    ['-3', 0],
    ['2.5', 0],
  ])('of a line with %j packs reads %i, and never loses it', (said, packs) => {
    const lines = [{ wanted: 'A-1', packs, packSize: undefined }];
    expect(readOrderText(`sku,packs\nA-1,${said}`)).toEqual(lines);
  });

  test.each([
    'सामान,मात्रा\nA-1,2',
    'sku,qty\nA-1,2',
    'SKU;Qty\nA-1;2',
    'sku\tpacks\nA-1\t2',
    'नाम,कितने\nA-1,2',
  ])('is told by %j', (text) => {
    expect(readOrderText(text)).toEqual([{ wanted: 'A-1', packs: 2, packSize: undefined }]);
  });
});

describe('whatever is pasted, a line is one that the shop takes', () => {
  test.each([
    ['\u200e, 3', [{ wanted: '3' }]],
    ['\u200e\u200b\t3', [{ wanted: '3' }]],
    ['\u200b', []],
    ['\u200eNIM-FW-100\t\u200b3', [{ wanted: 'NIM-FW-100', packs: 3 }]],
    ['Soap \ud83d x 2', [{ wanted: 'Soap', packs: 2 }]],
    [`${'a'.repeat(199)}😀`, [{ wanted: 'a'.repeat(199), packs: 1 }]],
    ['\ud83d x 2', []],
    ['A\0-1 x 2', [{ wanted: 'A-1', packs: 2 }]],
    ['😀 x 2', [{ wanted: '😀', packs: 2 }]],
  ])('%j', (text, lines) => {
    expect(readOrderText(text)).toMatchObject(lines);
  });

  test('under heads too', () => {
    const text = `sku,packs\n\u200e,3\n\ud83d,2\n${'अ'.repeat(300)},2`;
    expect(readOrderText(text)).toMatchObject([{ wanted: 'अ'.repeat(200), packs: 2 }]);
  });
});

test('more packs than a line may have are asked about', () => {
  expect(
    readOrderRows([
      ['sku', 'packs'],
      ['A-1', '1e9'],
    ])[0]?.packs,
  ).toBe(0);
});
