import type { Db } from '#server/db/connect.ts';
import type { Span } from '#server/queries/reports/sold.ts';
import { readBestSellers, readLapsed } from '#server/queries/reports/today.ts';

const lifeMs = 60_000;

type TradeFigures = {
  best: Awaited<ReturnType<typeof readBestSellers>>;
  lapsed: Awaited<ReturnType<typeof readLapsed>>;
};

const cache = new WeakMap<Db, { readAt: number; figures: Promise<TradeFigures> }>();

/** What goes over weeks of trade costs most and changes slowly: cached for a minute per process. */
export function tradeFigures(db: Db, span: Span): Promise<TradeFigures> {
  const cached = cache.get(db);
  if (cached && performance.now() - cached.readAt < lifeMs) return cached.figures;
  const figures = readFigures(db, span);
  cache.set(db, { readAt: performance.now(), figures });
  figures.catch(() => cache.delete(db)); // whoever asked is told; the next one reads anew
  return figures;
}

async function readFigures(db: Db, span: Span): Promise<TradeFigures> {
  const [best, lapsed] = await Promise.all([readBestSellers(db, span), readLapsed(db)]);
  return { best, lapsed };
}
