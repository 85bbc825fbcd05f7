import type { IncomingMessage } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import { ownPath } from '#domain/account/own-path.ts';
import { isLanguage, type Language } from '#domain/india/language.ts';

/** The storefront looks whether it is there: no secret. */
const chosenCookie = 'thok_language';
/** Of who forwarded a link: no choice of the reader's, and so no word on the account. */
const sharedCookie = 'thok_shared_language';
const lifeSeconds = 365 * 24 * 60 * 60;
/** The headers that say in which language to answer. */
export const languageVary = 'accept-language, cookie';

/** As this browser's reader chose it; undefined: never. */
export function chosenLanguage(cookieHeader: string | undefined): Language | undefined {
  return cookieLanguage(cookieHeader, chosenCookie);
}

function cookieLanguage(header: string | undefined, name: string): Language | undefined {
  const value = header && parseCookie(header)[name];
  return isLanguage(value) ? value : undefined;
}

type Asked = Pick<IncomingMessage, 'headers'>;

/**
 * In which to answer: as the reader chose it in this browser, or on the account where that is known; who
 * never chose gets that of whoever sent the link, then the first of ours that the browser asks for.
 */
export function languageOf({ headers }: Asked, account?: Language | null): Language {
  return (
    chosenLanguage(headers.cookie) ??
    account ??
    cookieLanguage(headers.cookie, sharedCookie) ??
    acceptedLanguage(headers['accept-language']) ??
    'en'
  );
}

/** More than any browser sends. */
const mostAccepted = 300;

/** Of `hi-IN,hi;q=0.9,en;q=0.8` the one of ours that is wanted most; undefined: none, as of a crawler. */
export function acceptedLanguage(header: string | undefined): Language | undefined {
  let best: { language: Language; weight: number } | undefined;
  for (const range of header?.slice(0, mostAccepted).split(',') ?? []) {
    const [, tag = '', q = '1'] =
      /^\s*([a-z]+)(?:-[\w-]*)?\s*(?:;\s*q=([\d.]+))?\s*$/i.exec(range) ?? [];
    const [language, weight] = [tag.toLowerCase(), Number(q)];
    if (isLanguage(language) && weight > (best?.weight ?? 0)) best = { language, weight };
  }
  return best?.language;
}

export function languageCookie(language: Language, secure: boolean, isShared = false): string {
  return stringifySetCookie({
    name: isShared ? sharedCookie : chosenCookie,
    value: language,
    path: '/',
    maxAge: lifeSeconds,
    sameSite: 'lax',
    secure,
  });
}

type AskedLanguage = {
  language: Language;
  /** The address without it. */
  path: string;
  /** Of who forwarded the link (`?shared=`); else chosen (`?lang=`). */
  isShared: boolean;
};

/** The language that an address asks for. */
export function askedLanguage(url: string): AskedLanguage | undefined {
  if (!/[?&](lang|shared)=/.test(url)) return undefined;
  // '///:99999' would be a host of its own, and one that is none.
  const parsed = URL.parse(url, 'http://shop');
  if (!parsed) return undefined;
  const { pathname, searchParams } = parsed;
  const [chosen, shared] = [searchParams.get('lang'), searchParams.get('shared')];
  const language = isLanguage(chosen) ? chosen : shared;
  if (!isLanguage(language)) return undefined;
  searchParams.delete('lang');
  searchParams.delete('shared');
  const rest = searchParams.toString();
  const path = ownPath(rest ? `${pathname}?${rest}` : pathname) ?? '/';
  return { language, path, isShared: language !== chosen };
}
