import type { Language } from '#domain/india/language.ts';
import { formatPaise } from '#domain/money/money.ts';

type Shop = { shopName: string; duesText: string; duesTextHi: string };
type Owing = { ownerName: string; pastDuePaise: number; language: Language | null };

/** The shop's own words above what is due, or ours. */
export function duesText(shop: Shop, language: Language): string {
  if (language === 'hi') return shop.duesTextHi || 'कृपया इसे जल्दी चुका दें। चुका चुके हैं तो हमें बता दें।';
  return shop.duesText || 'Please pay it soon. Already paid? Then please tell us.';
}

/** In a message that an operator sends. */
export function duesMessage({ ownerName, pastDuePaise, language }: Owing, shop: Shop): string {
  const amount = formatPaise(pastDuePaise);
  const words =
    language === 'hi'
      ? [`नमस्ते ${ownerName} जी,`, `${amount} चुकाने की तारीख निकल चुकी है।`]
      : [`Hello ${ownerName},`, `${amount} is past its due date.`];
  return [...words, duesText(shop, language ?? 'en'), shop.shopName].join('\n');
}
