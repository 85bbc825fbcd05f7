import { isPaperNumber } from '#domain/invoices/invoice-number.ts';
import { type EInvoiceType, eInvoiceTypes } from './e-invoice-paper.ts';

/** What the portal says of one paper that it has registered. */
export type PortalAnswer = {
  irn: string;
  ackNo: string;
  /** In India, as the portal writes it: 2026-10-04 11:32:00. */
  ackAt: string;
  /** A signed token; the code on the paper holds it as it is. */
  signedQr: string;
  /** What the token says it is of. */
  of: SignedPaper;
};

export type SignedPaper = {
  type: EInvoiceType;
  number: string;
  /** 04/10/2026 */
  date: string;
  sellerGstin: string;
  buyerGstin: string;
  totalPaise: number;
  lines: number;
};

/** A QR code of the portal is about 1,000 characters; the largest code holds 2,953. */
const maxQr = 2_900;
export const maxPortalAnswers = 1_000;

type Fields = Readonly<Record<string, unknown>>;

/** The answers in a file of the portal, or a text why it is none. Nothing in it is trusted before it is parsed. */
export function readPortalFile(text: string): PortalAnswer[] | string {
  const list = jsonOf(text.replace(/^\uFEFF/, ''));
  const entries = Array.isArray(list) ? list : [list];
  if (entries.length === 0 || list === undefined) return 'This is no JSON file of the portal.';
  if (entries.length > maxPortalAnswers) {
    return `A file has at most ${maxPortalAnswers} papers. Please split it.`;
  }
  const answers: PortalAnswer[] = [];
  for (const [index, entry] of entries.entries()) {
    const answer = answerOf(entry);
    if (typeof answer === 'string') return `Entry ${index + 1} ${answer}`;
    answers.push(answer);
  }
  return answers;
}

function answerOf(entry: unknown): PortalAnswer | string {
  if (!isFields(entry)) return 'is no answer of the portal.';
  const irn = textOf(entry.Irn).toLowerCase();
  const ackNo = textOf(entry.AckNo);
  const ackAt = textOf(entry.AckDt);
  const signedQr = textOf(entry.SignedQRCode);
  const status = textOf(entry.Status);
  if (status !== '' && status !== 'ACT') return 'is not active at the portal.';
  if (!/^[0-9a-f]{64}$/.test(irn)) return 'has no IRN of 64 characters.';
  if (!/^\d{5,20}$/.test(ackNo)) return 'has no acknowledgement number.';
  if (!isMoment(ackAt)) return 'has no acknowledgement date.';
  if (signedQr.length > maxQr || !/^[\w-]+\.[\w-]+\.[\w-]+$/.test(signedQr)) {
    return 'has no signed QR code.';
  }
  const signed = signedPaper(signedQr);
  if (!signed) return 'has a QR code that cannot be read.';
  const { irn: signedIrn, ...of } = signed;
  if (signedIrn !== irn) return 'has a QR code of another IRN.';
  return { irn, ackNo, ackAt, signedQr, of };
}

/** The token's middle part: it keeps the paper as a text of its own. Its signature is the portal's to prove. */
function signedPaper(token: string): (SignedPaper & { irn: string }) | undefined {
  const body = jsonOf(decoded(token.split('.')[1] ?? ''));
  const data = isFields(body) && typeof body.data === 'string' ? jsonOf(body.data) : body;
  if (!isFields(data)) return undefined;
  const type = eInvoiceTypes.find((one) => one === data.DocTyp);
  const totalPaise = Math.round(Number(data.TotInvVal) * 100);
  const lines = Number(data.ItemCnt);
  const number = textOf(data.DocNo);
  if (!type || !isPaperNumber(number)) return undefined;
  if (!Number.isSafeInteger(totalPaise) || !Number.isSafeInteger(lines)) return undefined;
  return {
    ...{ type, totalPaise, lines, number, date: textOf(data.DocDt) },
    ...{ sellerGstin: textOf(data.SellerGstin), buyerGstin: textOf(data.BuyerGstin) },
    irn: textOf(data.Irn).toLowerCase(),
  };
}

/** Why a signed paper is not ours, in words that follow its number; undefined: it is. */
export function answerFault(given: SignedPaper, ours: SignedPaper): string | undefined {
  if (given.sellerGstin !== ours.sellerGstin) return 'is of a seller with another GSTIN';
  if (given.buyerGstin !== ours.buyerGstin) return 'is of a buyer with another GSTIN';
  if (given.date !== ours.date) return `has another date, ${given.date}`;
  if (given.totalPaise !== ours.totalPaise) return 'has another total';
  return given.lines === ours.lines ? undefined : 'has another count of lines';
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

function isMoment(text: string): boolean {
  return (
    /^20\d\d-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) &&
    !Number.isNaN(Date.parse(`${text.replace(' ', 'T')}+05:30`))
  );
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // no JSON: whoever asks says so
  }
}

function decoded(base64url: string): string {
  try {
    const bytes = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
  } catch {
    return ''; // no base64
  }
}
