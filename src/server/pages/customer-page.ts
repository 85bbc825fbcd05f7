import { randomBytes, randomInt } from 'node:crypto';
import { escapeMarkup } from '#server/html/escape.ts';

type Part = 'id' | 'name' | 'initial' | 'nonce';
type Slot = { part: Part; inScript: boolean };

/**
 * A page as every signed-in customer gets it, but for who they are: fixed bytes, and after each of
 * them the slot that is filled for the customer.
 */
export type PageTemplate = { pieces: Buffer[]; slots: Slot[]; bytes: number };

/** A character of Unicode's private use. */
const initial = '\uE000';

/**
 * What a template is rendered with. The id is larger than any of ours. Random, so that nobody can
 * write a review that calls each reader by name, or has the nonce filled in; the initial alone is
 * just a letter.
 */
export const placeholders = {
  id: randomInt(2 ** 47) + 2 ** 52,
  name: initial + randomBytes(16).toString('hex'),
  initial,
  nonce: randomBytes(16).toString('hex'),
} as const;

const parts = ['name', 'initial', 'id', 'nonce'] as const;
const pattern = new RegExp(parts.map((part) => `(${placeholders[part]})`).join('|'), 'g');

export function pageTemplate(html: string): PageTemplate {
  const pieces: Buffer[] = [];
  const slots: Slot[] = [];
  let end = 0;
  for (const match of html.matchAll(pattern)) {
    const part = parts[match.slice(1).findIndex((group) => group !== undefined)] ?? 'name';
    slots.push({ part, inScript: isInScript(html, match.index) });
    pieces.push(Buffer.from(html.slice(end, match.index)));
    end = match.index + match[0].length;
  }
  pieces.push(Buffer.from(html.slice(end)));
  return { pieces, slots, bytes: Buffer.byteLength(html) };
}

function isInScript(html: string, at: number): boolean {
  return html.lastIndexOf('<script', at) > html.lastIndexOf('</script', at);
}

/** Names that a template cannot show: they begin with what has no initial. */
export function fitsTemplate(name: string): boolean {
  return /^\p{L}/u.test(name) && name.charCodeAt(0) < 0xd800;
}

type Person = { id: number; name: string; nonce: string };

export function filledPage({ pieces, slots }: PageTemplate, person: Person): Buffer {
  const { id, name, nonce } = person;
  const values = { id: String(id), name, initial: name.charAt(0).toUpperCase(), nonce };
  return Buffer.concat(
    pieces.flatMap((piece, i) => {
      const slot = slots[i];
      if (!slot) return [piece];
      const value = values[slot.part];
      return [piece, Buffer.from(slot.inScript ? scriptText(value) : escapeMarkup(value))];
    }),
  );
}

/** React Router prints its data as JSON in a string of JavaScript. */
function scriptText(value: string): string {
  const inJson = JSON.stringify(value).slice(1, -1);
  return JSON.stringify(inJson)
    .slice(1, -1)
    .replace(
      /[<>&\u2028\u2029]/g,
      (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
}
