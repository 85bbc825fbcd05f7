import type { Language } from '#domain/india/language.ts';

/** Opens in this language on any browser; undefined: in the one that the browser asks for. */
export function pinLink(origin: string, token: string, language: Language | undefined): string {
  return `${origin}/reset-pin?token=${token}${language ? `&lang=${language}` : ''}`;
}
