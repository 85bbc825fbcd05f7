import { englishDates, hindiDates } from '#domain/india/date-words.ts';
import { formatAsOf } from '#domain/india/indian-time.ts';

/** The header in which the time stands at which something was kept. */
export const keptAt = 'x-thok-as-of';

/** Since when this answer holds, in the reader's words; encoded, since a header has Latin letters only. */
function asOf({ headers }: Response, language: string): string {
  const words = language === 'hi' ? hindiDates : englishDates;
  return encodeURIComponent(formatAsOf(headers.get(keptAt) ?? '', Date.now(), words));
}

/** Tells the page that asked. */
export function datedData(kept: Response, language: string): Response {
  const headers = new Headers(kept.headers);
  headers.set(keptAt, asOf(kept, language));
  return new Response(kept.body, { headers });
}

/** A page cannot see its own headers: when it was kept stands in its head. */
export async function datedPage(kept: Response, language: string): Promise<Response> {
  const html = await kept.text();
  const mark = `<meta name="${keptAt}" content="${asOf(kept, language)}">`;
  return new Response(html.replace('<head>', `<head>${mark}`), { headers: kept.headers });
}
