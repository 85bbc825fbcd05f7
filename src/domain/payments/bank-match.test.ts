import { expect, test } from 'vitest';
import { guessPayers, namesIn, type Payer } from './bank-match.ts';

const payer = (customerId: number, firmName: string, balancePaise: number): Payer => ({
  ...{ customerId, firmName, ownerName: '', mobile: '', balancePaise, duePaise: [balancePaise] },
});
const negi = payer(1, 'Negi General Store', 1_894_00);
const rawat = payer(2, 'Rawat Kirana', 1_894_00);
const joshi = payer(3, 'Joshi Medicos', 700_00);
const owing = [negi, rawat, joshi];
const nobody = { byMobile: [], byOrder: [], byPaper: [] };

function guessed(text: string, rupees: number, named: Partial<typeof nobody> = {}) {
  const line = { text, reference: '', amountPaise: rupees * 100 };
  return guessPayers(line, { ...nobody, ...named }, owing).map(
    ({ payer: { customerId }, why, isSure }) => [customerId, why, isSure],
  );
}

test('a line names orders, papers, mobiles and the numbers of banks', () => {
  const text = 'UPI/00462718829911/9876543210@ybl/ORDER31 INV/26-27/000012';
  expect(namesIn({ text, reference: 'SBIN1234567' })).toEqual({
    references: expect.arrayContaining(['SBIN1234567', '00462718829911', '462718829911']),
    mobiles: ['9876543210'],
    orderIds: [31],
    papers: ['INV/26-27/000012'],
  });
});

test('a number of twelve digits is no mobile', () => {
  expect(namesIn({ text: '462718829911', reference: '' }).mobiles).toEqual([]);
});

test('an order or a mobile that is named makes it sure; two customers do not', () => {
  expect(guessed('x', 5, { byOrder: [joshi] as never })).toEqual([[3, 'order', true]]);
  expect(guessed('x', 5, { byMobile: [joshi, negi] as never })).toEqual([
    [3, 'mobile', false],
    [1, 'mobile', false],
  ]);
});

test('a firm is sure where the amount is what it owes, and a guess where it is not', () => {
  expect(guessed('NEFT NEGI GENERAL STOR', 1_894)[0]).toEqual([1, 'name', true]);
  expect(guessed('NEFT NEGI GENERAL STOR', 500)).toEqual([[1, 'name', false]]);
});

test('an amount that two owe is offered for both, and booked for neither', () => {
  expect(guessed('CASH DEP', 1_894)).toEqual([
    [1, 'amount', false],
    [2, 'amount', false],
  ]);
  expect(guessed('CASH DEP', 1)).toEqual([]);
});
