import { counted } from './order-count.ts';
import { unitSource } from './order-units.ts';

/** What a chat puts before a message. */
const senders = [
  /^\[[^\]]*\] ?[^:]{1,40}: ?/,
  /^\d{1,2}\/\d{1,2}\/\d{2,4},? \d{1,2}:\d{2}(?: ?[ap]m)? - [^:]{1,40}: ?/i,
];
const listMark = /^(?:[-•–*] |\d{1,3}[.)] )/;

const price = String.raw`(?:₹|\brs\.?|रु\.?) ?\d[\d,]*(?:\.\d+)?|\b\d+ ?(?:rs|rupees?|रुपये)\b`;
const prices = new RegExp(String.raw` ?[:@=–-]? ?(?:${price})(?:\/-)?|@ ?[\d.,]+(?:\/-)?`, 'gi');

const polite =
  'please|pls|plz|urgent|only|ji|sir|bhai|bhaiya|hai|chahiye|chaiye|chahie|dena|bhej|bhejo|bhejna|(?:bhej|de|kar) (?:do|dena)|' +
  'जी|भाई|भैया|कृपया|है|चाहिए|देना|भेजना|भेजो|भेजें|भेजिए|(?:भेज|दे|कर) (?:दो|देना)';
const greeting = new RegExp(`^(?:(?:${polite}|send|need|want|aur|और)[ ,]+)+`, 'i');
const farewell = new RegExp(`(?:[ ,]+(?:${polite}))+$`, 'i');

const inBrackets = new RegExp(String.raw`\((${counted})\)$`, 'i');
/** "pcs 6"; "No. 4" belongs to a name. */
const unitFirst = new RegExp(String.raw`(?<=\D )(?!no\b)(${unitSource})[ :=–-]*(\d{1,4})$`, 'i');

/** What is said of the goods: without who sent it and when, marks of a list, prices and kind words. */
export function unmarked(text: string): string {
  return senders
    .reduce((rest, sender) => rest.replace(sender, ''), text)
    .replace(listMark, '')
    .replace(prices, '')
    .replace(/(?:[\s.!,;:|।\p{Extended_Pictographic}]|\ufe0f)+$/u, '')
    .replace(greeting, '')
    .replace(farewell, '')
    .replace(inBrackets, '$1')
    .replace(unitFirst, '$2 $1')
    .trim();
}

const sizes = [
  new RegExp(String.raw` ?\((?:${unitSource}) of (\d+)\)`, 'i'),
  new RegExp(String.raw` ?\((\d+) (?:ka|ki|ke|का|की|के) (?:${unitSource})\)`, 'i'),
  new RegExp(String.raw`(?<=^${counted}) of (\d+)(?= )`, 'i'),
];

/** "(Box of 12)" behind a name, as a shared cart has it, and "2 boxes of 12 soaps". */
export function withoutPackSize(text: string): { said: string; packSize: number | undefined } {
  const size = sizes.find((one) => one.test(text));
  if (!size) return { said: text, packSize: undefined };
  const packSize = Number(size.exec(text)?.[1]);
  return { said: text.replace(size, '').trim(), packSize };
}
