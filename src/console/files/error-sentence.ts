import { fileTexts as t } from '#console/messages/files.ts';
import type { FileRowWire } from '#contract/console/files.ts';
import { fieldLabel } from './field-value.ts';

type RowError = FileRowWire['errors'][number];

/** A spreadsheet's own name of a column that the header does not name. */
const isLetter = /^[A-Z]{1,3}$/;

/**
 * "Price of pack 1 “soon” must be an amount in rupees." The server's messages go on after the field's name,
 * as on forms, or are sentences of their own, which some of them quote the value in.
 */
export function errorSentence({ column, value, message }: RowError): string {
  const label = isLetter.test(column) ? t.columnOf(column) : fieldLabel(column);
  const isQuoted = value === '' || message.includes(`“${value}”`);
  const subject = isQuoted ? label : t.quoted(label, value);
  const isSentence = !/^\p{Ll}/u.test(message);
  const words = isSentence ? `${subject}: ${message}` : `${subject} ${message}`;
  return /[.!?]$/.test(words) ? words : `${words}.`;
}

/** The column as the file names it, where the sentence calls it otherwise. */
export function otherName({ column }: RowError): string {
  const isSame = isLetter.test(column) || fieldLabel(column).toLowerCase() === column;
  return isSame ? '' : column;
}
