/** What an order over the limit, or with a bill past due, meets: a mark on it, or a refusal. */
export const creditModes = ['warn', 'block'] as const;

export const maxCreditDays = 365;
export const maxPassOrders = 100;

export type CreditMode = (typeof creditModes)[number];

/** What a shop has agreed with a customer. */
export type CreditTerms = {
  /** null: no limit. */
  creditLimitPaise: number | null;
  creditDays: number;
  creditMode: CreditMode;
};

export type Credit = CreditTerms & {
  /** Unpaid bills, orders not invoiced and cheques not cleared, less advances. */
  usedPaise: number;
  /** Of it, what should have been paid before today. */
  pastDuePaise: number;
};

/** Whether anything was agreed: of all others nothing is asked. */
export function isOnCredit({ creditLimitPaise, creditDays, creditMode }: CreditTerms): boolean {
  return creditLimitPaise !== null || creditDays > 0 || creditMode === 'block';
}

/** null: no limit. */
export function creditLeftPaise({ creditLimitPaise, usedPaise }: Credit): number | null {
  return creditLimitPaise === null ? null : creditLimitPaise - usedPaise;
}

export type CreditFault = {
  /** By how much the limit would be passed; 0: it would not. */
  overPaise: number;
  pastDuePaise: number;
};

/** What stands against so much more on credit; undefined: nothing. */
export function creditFault(credit: Credit, morePaise: number): CreditFault | undefined {
  if (morePaise <= 0 || !isOnCredit(credit)) return undefined;
  const left = creditLeftPaise(credit);
  const overPaise = left === null ? 0 : Math.max(morePaise - left, 0);
  const { pastDuePaise } = credit;
  return overPaise > 0 || pastDuePaise > 0 ? { overPaise, pastDuePaise } : undefined;
}

/** What to pay, so that the order passes: what is past due lowers what is used too. */
export function toPayFirstPaise({ overPaise, pastDuePaise }: CreditFault): number {
  return Math.max(overPaise, pastDuePaise);
}

/** What an owner lets pass. */
export type CreditPass = {
  /** In India. */
  creditPassUntil: string | null;
  creditPassOrders: number;
};

/** Whether an owner lets this order pass: for today, or as one of so many orders, which it uses up. */
export function passOf(pass: CreditPass, today: string): 'today' | 'one' | undefined {
  if (pass.creditPassUntil !== null && pass.creditPassUntil >= today) return 'today';
  return pass.creditPassOrders > 0 ? 'one' : undefined;
}
