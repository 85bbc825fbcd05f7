import { groupDigits } from '#domain/india/indian-formats.ts';

const papers = (count: number) => `${groupDigits(count)} ${count === 1 ? 'paper' : 'papers'}`;

export const eInvoiceTexts = {
  title: 'E-invoices',
  open: 'To send',
  done: 'Registered',
  search: 'Number or buyer',
  searchHint: 'INV/26-27/000012, Negi',
  noneOpen: 'No paper waits for its e-invoice.',
  noneDone: 'The portal has registered no paper yet.',
  noneFound: 'No paper matches.',
  lead: 'Download the papers for the portal, register them there, and upload its answer.',
  off: 'E-invoices are switched off. Shops above ₹5 crore of turnover need them for buyers with a GSTIN.',
  toSettings: 'Settings of the shop',
  download: 'Download for the portal',
  upload: 'Upload the portal’s answer',
  uploading: 'Reading…',
  paper: 'Paper',
  kinds: { invoice: 'Invoice', 'credit-note': 'Credit note' },
  buyer: 'Buyer',
  total: 'Total',
  portal: 'At the portal',
  daysLeft: (days: number) => {
    if (days < 0) return `${-days} ${days === -1 ? 'day' : 'days'} late`;
    return days === 0 ? 'Today is the last day' : `${days} ${days === 1 ? 'day' : 'days'} left`;
  },
  acknowledged: (number: string) => `Acknowledgement ${number}`,
  lacks: (faults: readonly string[]) => `Cannot be sent: ${faults.join(', ')}.`,
  one: 'Download',
  oneOf: (number: string) => `Download ${number}`,
  kept: (count: number) => `${papers(count)} registered.`,
  known: (count: number) => `${papers(count)} known before.`,
  refused: (number: string, message: string) => `${number}: ${message}`,
} as const;
