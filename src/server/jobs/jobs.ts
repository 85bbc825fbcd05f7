import type { Language } from '#domain/india/language.ts';

/*
 * Work that can wait: sent by an action within its transaction, or by the clock. pg-boss runs each job
 * once however many nodes there are; what it told is marked in the same transaction, and `job_runs` keeps
 * the last run of each kind with its result.
 */

/** Work for later, by name, with what it needs to know. Never a secret: it is kept in clear. */
export type Jobs = {
  /** In the customer's language, or the one it was asked for in. */
  'reset-pin-mail': {
    email: string;
    language?: Language /** Also to an address that is new. */;
    byOwner?: true;
  };
  /** `address`: from where it was asked for, as the audit log keeps it. */
  'password-mail': { email: string; address: string };
  /** To the address that was the operator's before. */
  'operator-changed-mail': { email: string; name: string; changed: string[]; by: string };
  /** To each of the two that took part. */
  'handover-mail': {
    email: string;
    name: string;
    from: string;
    to: string;
    expectedPaise: number;
    countedPaise: number;
    note: string;
  };
  'registered-mail': { requestId: number };
  'declined-mail': { requestId: number };
  'contact-changes': object;
  'contact-changed-mail': { changeId: number };
  'contact-mail': { messageId: number };
  /** The answer itself: a later one must not go out in its place. */
  'answer-mail': { messageId: number; answer: string };
  /** What the shop answered to a return. */
  'return-mail': { requestId: number };
  /** What is past due, in the bell; each mail is a job of its own. */
  'due-reminders': object;
  'due-mail': { customerId: number };
  notifications: object;
  /** Bulk edits: their jobs wait under this name for as long as an edit is scheduled. */
  'product-edits': object;
  'order-mails': object;
  'price-alerts': object;
  'stock-alerts': object;
  'abandoned-carts': object;
  'product-sales': object;
  /** Takes what was owed and paid before the ledger over into it; done, it has nothing to do any more. */
  'ledger-opening': object;
  cleaning: object;
  vacuum: object;
};

export type JobName = keyof Jobs;

type Plan = {
  /** How often a node looks whether there is some. */
  everySeconds: number;
  /** By the clock, in Indian time; without one it is only done when sent. */
  cron?: string;
};

export const jobPlans: Record<JobName, Plan> = {
  'reset-pin-mail': { everySeconds: 1 },
  'password-mail': { everySeconds: 1 },
  'operator-changed-mail': { everySeconds: 2 },
  'handover-mail': { everySeconds: 2 },
  'registered-mail': { everySeconds: 2 },
  'declined-mail': { everySeconds: 2 },
  // By the clock too: files change addresses as well.
  'contact-changes': { everySeconds: 2, cron: '* * * * *' },
  'contact-changed-mail': { everySeconds: 2 },
  'contact-mail': { everySeconds: 2 },
  'answer-mail': { everySeconds: 1 },
  'return-mail': { everySeconds: 2 },
  'due-reminders': { everySeconds: 30, cron: '0 10 * * *' },
  'due-mail': { everySeconds: 2 },
  notifications: { everySeconds: 1, cron: '* * * * *' },
  'product-edits': { everySeconds: 5, cron: '* * * * *' },
  'order-mails': { everySeconds: 5, cron: '* * * * *' },
  'price-alerts': { everySeconds: 5, cron: '* * * * *' },
  'stock-alerts': { everySeconds: 5, cron: '* * * * *' },
  'abandoned-carts': { everySeconds: 30, cron: '*/10 * * * *' },
  'product-sales': { everySeconds: 30, cron: '*/10 * * * *' },
  'ledger-opening': { everySeconds: 30, cron: '*/10 * * * *' },
  cleaning: { everySeconds: 30, cron: '17 * * * *' },
  vacuum: { everySeconds: 30, cron: '40 3 * * *' },
};

export const jobNames = Object.keys(jobPlans) as JobName[]; // `as`: keys of that very table
