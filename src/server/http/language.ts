import type { IncomingMessage } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import { ownPath } from '#domain/account/own-path.ts';
import { isLanguage, type Language } from '#domain/india/language.ts';

/** The storefront looks whether it is there: no secret. */
const cookieName = 'thok_language';
const lifeSeconds = 365 * 24 * 60 * 60;

/** As this browser's reader chose it; undefined: never. */
export function chosenLanguage(cookieHeader: string | undefined): Language | undefined {
  const value = cookieHeader && parseCookie(cookieHeader)[cookieName];
  return isLanguage(value) ? value : undefined;
}

/** In which to answer a call; pages also know the account's. */
export function languageOf({ headers }: Pick<IncomingMessage, 'headers'>): Language {
  return chosenLanguage(headers.cookie) ?? 'en';
}

export function languageCookie(language: Language, secure: boolean): string {
  return stringifySetCookie({
    name: cookieName,
    value: language,
    path: '/',
    maxAge: lifeSeconds,
    sameSite: 'lax',
    secure,
  });
}

/** The language that an address asks for with `?lang=`, and the address without it. */
export function askedLanguage(url: string): { language: Language; path: string } | undefined {
  if (!url.includes('lang=')) return undefined;
  // '///:99999' would be a host of its own, and one that is none.
  const parsed = URL.parse(url, 'http://shop');
  if (!parsed) return undefined;
  const { pathname, searchParams } = parsed;
  const language = searchParams.get('lang');
  if (!isLanguage(language)) return undefined;
  searchParams.delete('lang');
  const rest = searchParams.toString();
  const path = ownPath(rest ? `${pathname}?${rest}` : pathname) ?? '/';
  return { language, path };
}
