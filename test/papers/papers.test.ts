import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InvoiceWire } from '#contract/invoice.ts';
import { invoiceCopies } from '#domain/invoices/invoice-kind.ts';
import { rupeesToPaise } from '#domain/money/money.ts';
import { invoiceTexts } from '#server/messages/invoice.ts';
import { drawInvoice } from '#server/print/draw-invoice.ts';
import { drawPapers } from '#server/print/draw-papers.ts';
import { startApp, type TestApp } from '#test/start-app.ts';
import { type DrawnText, drawnTexts, misplacedTexts } from './drawn-texts.ts';
import { addRates, issueCase } from './issue-case.ts';
import { type PaperCase, paperCases } from './paper-cases.ts';
import { missingIn, particularsOf, particularsOfLine } from './particulars.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startApp();
  await addRates(shop);
});
afterAll(() => shop.close());

/** `npm run papers` names it: there the cases are kept as files. */
const folder = process.env.PAPERS_FOLDER;
if (folder) mkdirSync(folder, { recursive: true });

const marks = ['ORIGINAL FOR RECIPIENT', 'DUPLICATE FOR TRANSPORTER', 'TRIPLICATE FOR SUPPLIER'];

function paperOf({ language = 'en', size = 'a4', copies }: PaperCase, invoice: InvoiceWire) {
  const all = copies === 'all' ? invoiceCopies : (['original'] as const);
  return { invoice, language, size, copies: all };
}

test.each(paperCases)('$name', async (given) => {
  const invoice = await issueCase(shop, given);
  const paper = paperOf(given, invoice);
  if (folder) {
    const file = await drawPapers([{ kind: 'invoice', ...paper }]);
    writeFileSync(join(folder, `${given.name}.pdf`), file);
  }
  const drawn = await drawnTexts((sheet) => drawInvoice(sheet, paper));
  expect(misplacedTexts(drawn)).toEqual([]);
  expect(drawn.pages).toHaveLength(given.pages * paper.copies.length);
  const { language } = paper;
  const words = invoiceTexts(language).inWords(rupeesToPaise(invoice.total));
  for (const [i] of paper.copies.entries()) {
    const ofCopy = ({ page }: DrawnText) => Math.ceil(page / given.pages) === i + 1;
    const texts = drawn.texts.filter(ofCopy);
    const copy = marks[i] ?? '';
    expect(missingIn(texts, particularsOf(invoice, { copy, language, words }))).toEqual([]);
    expect(texts.filter(({ text }) => marks.includes(text)).map(({ text }) => text)).toEqual([
      copy,
    ]);
    const rows = rowsOf(texts, invoice.lines.length);
    for (const [n, line] of invoice.lines.entries()) {
      const wanted = particularsOfLine(invoice, line, language);
      expect([n + 1, missingIn(rows[n] ?? [], wanted)]).toEqual([n + 1, []]);
    }
    expectHsnTable(texts, invoice);
  }
  const paysByUpi = drawn.texts.some(({ text }) => text.includes(invoice.seller.upi_id));
  expect(paysByUpi).toBe(invoice.due > 0);
});

/** The texts of each line: from its number down to the next. */
function rowsOf(texts: readonly DrawnText[], count: number): DrawnText[][] {
  const firstLeft = Math.min(...texts.map(({ left }) => left));
  const numbers = Array.from({ length: count }, (_, i) =>
    texts.find(({ text, left }) => text === String(i + 1) && left < firstLeft + 10),
  );
  return numbers.map((number, i) => {
    const next = numbers[i + 1];
    const end = next && next.page === number?.page ? next.top : (number?.top ?? 0) + 60;
    return texts.filter(
      ({ page, top }) => page === number?.page && top >= number.top && top < end - 0.1,
    );
  });
}

/** By HSN and rate, under the lines: what they come to, each row on one line. */
function expectHsnTable(texts: readonly DrawnText[], invoice: InvoiceWire): void {
  if (invoice.kind !== 'tax-invoice') return;
  const inFigures = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });
  for (const { hsn, rate, taxable, cgst, igst } of invoice.hsn) {
    const wanted = [`${rate} %`, inFigures.format(taxable), inFigures.format(igst || cgst)];
    const tops = texts.filter(({ text }) => text === hsn).map(({ page, top }) => ({ page, top }));
    const isThere = tops.some(({ page, top }) => {
      const row = texts.filter((one) => one.page === page && Math.abs(one.top - top) < 1);
      return wanted.every((text) => row.some((one) => one.text.replace(' ', ' ') === text));
    });
    expect([hsn, rate, isThere]).toEqual([hsn, rate, true]);
  }
}
