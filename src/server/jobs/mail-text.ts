import { escapeMarkup } from '#server/html/escape.ts';

/** For a header: what someone typed must not begin another one. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

export function markup(text: string): string {
  return escapeMarkup(text).replaceAll('\n', '<br>');
}
