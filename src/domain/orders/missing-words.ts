import type { Language } from '#domain/india/language.ts';
import { type MissingReason, missingReasons } from './picking.ts';

type Words = Readonly<Record<MissingReason, string>>;

export const englishMissing: Words = {
  'not-there': 'not there',
  damaged: 'damaged',
  expired: 'expired',
};

export const hindiMissing: Words = {
  'not-there': 'स्टॉक में नहीं मिला',
  damaged: 'टूटा-फूटा था',
  expired: 'एक्सपायर हो गया था',
};

/** Why packs are missing, as its reader is told: the shop's own words in Hindi where it wrote them. */
export function missingWords(reason: string, language: Language = 'en', reasonHi = ''): string {
  const words = language === 'hi' ? hindiMissing : englishMissing;
  const known = missingReasons.find((one) => one === reason);
  return known ? words[known] : (language === 'hi' && reasonHi) || reason;
}
