import type { BankLineWire } from '#contract/console/bank.ts';
import type { ConsoleInput } from '#contract/console/index.ts';

export type Chosen = { id: number; firm_name: string };

/** What a person has said of a line: whether it is booked, and for whom. */
export type Choice = { ticked: boolean; customer: Chosen | undefined };

/** What is proposed: sure ones and cheques are ticked, of the others the best guess stands there. */
export function proposed({ state, guesses }: BankLineWire): Choice {
  const [best] = guesses;
  return {
    ticked: state === 'sure' || state === 'cheque',
    customer: best && { id: best.customer_id, firm_name: best.firm_name },
  };
}

export function mayBook(line: BankLineWire, { customer }: Choice): boolean {
  return line.state === 'cheque' || (line.state !== 'known' && customer !== undefined);
}

type Sent = ConsoleInput<'bookBankLines'>['lines'][number];

export function toBook(line: BankLineWire, { customer }: Choice): Sent {
  const { date, text, reference, amount, nth, method, state, receipt } = line;
  const shared = { date, text, reference, amount, nth, method };
  if (state === 'cheque' && receipt) return { ...shared, receipt_id: receipt.id };
  return { ...shared, customer_id: customer?.id };
}
