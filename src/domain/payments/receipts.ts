/**
 * What a customer's money is written down as. `opening`: what the shop owed him before it kept these books; money comes
 * in below zero where it goes back (`refund`) or never came (`bounce`).
 */
export const receiptKinds = ['receipt', 'refund', 'bounce', 'write-off', 'opening'] as const;

export type ReceiptKind = (typeof receiptKinds)[number];

export const chequeStates = ['held', 'deposited', 'cleared', 'bounced'] as const;

export type ChequeState = (typeof chequeStates)[number];

const nextStates: Readonly<Record<ChequeState, readonly ChequeState[]>> = {
  held: ['deposited', 'cleared', 'bounced'],
  deposited: ['cleared', 'bounced'],
  cleared: [],
  bounced: [],
};

export function mayChequeBecome(from: ChequeState, to: ChequeState): boolean {
  return nextStates[from].includes(to);
}

/** Money that may still bounce: it pays a bill on paper, and neither lowers the credit used nor goes back to anybody. */
export function isUncleared(state: ChequeState | null): boolean {
  return state === 'held' || state === 'deposited';
}
