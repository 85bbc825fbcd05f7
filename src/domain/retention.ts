/**
 * How many days things are kept that nobody needs for ever. Orders, invoices, payments and the audit log
 * are kept: the law asks for the first three, and the last is there to be looked up.
 */
export const retentionDays = {
  /** A cart that nobody has touched. */
  carts: 365,
  notifications: 365,
  /** What was searched for and not found. */
  searches: 180,
  /** Messages of the contact form; the privacy page of the demo shop promises a year. */
  messages: 365,
  /** Declined requests for an account; the same page promises 90 days. */
  requests: 90,
  /** Photographs of returns that were declined; those of others stay with their credit note. */
  photos: 90,
} as const;

export type Retention = Record<keyof typeof retentionDays, number>;

export const retentionNames = Object.keys(retentionDays) as (keyof Retention)[]; // `as`: keys of that very table
