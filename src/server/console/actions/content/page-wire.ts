import type { ConsolePageWire } from '#contract/console/content.ts';
import type { PageKey } from '#domain/limits.ts';
import type { pages } from '#server/db/schema/content.ts';

/** undefined: nobody has written it yet. */
export function pageWire(
  key: PageKey,
  row: typeof pages.$inferSelect | undefined,
): ConsolePageWire {
  const { version = 1, html = '', htmlHi = '' } = row ?? {};
  return { key, version, value: html, value_hi: htmlHi };
}
