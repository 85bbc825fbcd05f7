import type { Language } from '#domain/india/language.ts';

/** As the server names it. */
const cookie = 'thok_language';

export function hasChosenLanguage(): boolean {
  return document.cookie.includes(`${cookie}=`);
}

export function keepLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${cookie}=${language}; path=/; max-age=${365 * 24 * 60 * 60}; samesite=lax`;
}
