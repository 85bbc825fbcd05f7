import type { BankLine } from './bank-statement.ts';

/** What of a bank's line may name a customer, an order, a paper or an earlier receipt. */
export type LineNames = {
  /** Numbers of banks, UPI and cheques: as they stand, and without the zeroes before them. */
  references: string[];
  mobiles: string[];
  orderIds: number[];
  /** In capitals. */
  papers: string[];
};

export function namesIn({ text, reference }: Pick<BankLine, 'text' | 'reference'>): LineNames {
  const all = `${reference} ${text}`;
  const numbers = [...all.matchAll(/[A-Z]{0,6}\d{6,22}/gi)].map(([found]) => found.toUpperCase());
  const references = [reference, ...numbers, ...numbers.map((one) => one.replace(/^0+/, ''))];
  return {
    references: unique(references.filter((one) => one !== '')),
    mobiles: unique(
      [...all.matchAll(/(?<!\d)(?:91|0)?([6-9]\d{9})(?!\d)/g)].map(([, mobile = '']) => mobile),
    ),
    orderIds: unique([...all.matchAll(/\bORDER\s*#?\s*(\d{1,9})\b/gi)].map(([, id]) => Number(id))),
    papers: unique(
      [...all.matchAll(/\b[A-Z\d]{1,3}\/\d\d-\d\d\/\d{1,6}\b/gi)].map(([found]) =>
        found.toUpperCase(),
      ),
    ),
  };
}

const unique = <T>(some: readonly T[]): T[] => [...new Set(some)];

/** Who owes something, or is named by a line. */
export type Payer = {
  customerId: number;
  firmName: string;
  ownerName: string;
  mobile: string;
  /** What is due in all; below zero: in credit. */
  balancePaise: number;
  /** Of each open bill. */
  duePaise: number[];
};

export type Why = 'order' | 'paper' | 'mobile' | 'name' | 'amount' | 'bill';

export type Guess = { payer: Payer; why: Why; isSure: boolean };

/** Words that many firms have, and banks write: they tell nobody apart. */
const commonWords = new Set(
  'the and shri shree sri new store stores shop general kirana provision medical medicos traders trading enterprises agency agencies sons brothers company upi neft imps rtgs bank payment from cr ref mart super bazar bazaar'.split(
    ' ',
  ),
);

export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\d]+/u)
    .filter((word) => word.length > 2 && !commonWords.has(word) && !/^\d+$/.test(word));
}

/** How many of the words of a firm or its owner a line has; banks cut names off and write them together. */
function nameScore(payer: Payer, text: string): number {
  const written = text.toLowerCase();
  const share = (name: string) => {
    const words = wordsOf(name);
    const found = words.filter((word) => written.includes(word.slice(0, 8)));
    return words.length === 0 ? 0 : found.length / words.length;
  };
  return Math.max(share(payer.firmName), share(payer.ownerName));
}

const fits = (payer: Payer, amountPaise: number) =>
  payer.balancePaise === amountPaise || payer.duePaise.includes(amountPaise);

type Named = {
  /** Customers by their mobile, of the orders and of the papers that the line names. */
  byMobile: readonly Payer[];
  byOrder: readonly Payer[];
  byPaper: readonly Payer[];
};

/** Who may have paid a line, the best guess first, three at most. */
export function guessPayers(
  line: Pick<BankLine, 'text' | 'reference' | 'amountPaise'>,
  { byMobile, byOrder, byPaper }: Named,
  owing: readonly Payer[],
): Guess[] {
  const guesses: Guess[] = [];
  const add = (payer: Payer | undefined, why: Why, isSure: boolean) => {
    if (!payer || guesses.some((one) => one.payer.customerId === payer.customerId)) return;
    guesses.push({ payer, why, isSure });
  };
  // Two customers in one line: nobody knows which of them paid.
  const named = new Set([...byOrder, ...byPaper, ...byMobile].map(({ customerId }) => customerId));
  const isOne = named.size === 1;
  for (const payer of byOrder) add(payer, 'order', isOne);
  for (const payer of byPaper) add(payer, 'paper', isOne);
  for (const payer of byMobile) add(payer, 'mobile', isOne);
  if (guesses.length > 0) return guesses.slice(0, 3);
  const scored = owing
    .map((payer) => ({ payer, score: nameScore(payer, line.text) }))
    .filter(({ score }) => score >= 0.5)
    .sort(
      (a, b) =>
        b.score - a.score ||
        Number(fits(b.payer, line.amountPaise)) - Number(fits(a.payer, line.amountPaise)) ||
        a.payer.customerId - b.payer.customerId,
    );
  const [best, second] = scored;
  const isAlone = best !== undefined && (second === undefined || second.score < best.score);
  for (const { payer, score } of scored.slice(0, 3)) {
    add(payer, 'name', isAlone && score === 1 && fits(payer, line.amountPaise));
  }
  const sameAmount = owing.filter((payer) => fits(payer, line.amountPaise));
  for (const payer of sameAmount.slice(0, 3)) {
    add(payer, payer.balancePaise === line.amountPaise ? 'amount' : 'bill', false);
  }
  return guesses.slice(0, 3);
}
