import type { Language } from '#domain/india/language.ts';
import { englishNews } from './english-news.ts';
import { hindiNews } from './hindi-news.ts';
import type { News } from './news.ts';

/** What a notification says to its reader. */
export function newsText(news: News, language: Language): string {
  const texts = language === 'hi' ? hindiNews : englishNews;
  // `as`: the text of a kind takes the news of that kind
  const text = texts[news.kind] as (news: News) => string;
  return text(news);
}
