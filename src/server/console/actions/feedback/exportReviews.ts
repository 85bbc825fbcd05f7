import type { ConsoleHandler } from '#server/console/context.ts';
import { csvExport, exportPageSize } from '#server/console/csv-export.ts';
import { readReviewPage, reviewSearchOf } from './review-wire.ts';

const fields = [
  ...['id', 'created_at', 'product_name', 'firm_name', 'owner_name', 'rating', 'review'],
  ...['hidden', 'hidden_reason', 'answer', 'answered_at'],
] as const;

export const exportReviews: ConsoleHandler<'exportReviews'> = ({ db }, input) =>
  csvExport('reviews', fields, async (next) => {
    const cursor = next === undefined ? undefined : Number(next);
    const page = await readReviewPage(db, reviewSearchOf(input), {
      ...{ cursor, limit: exportPageSize },
    });
    return { rows: page.reviews, next: page.next };
  });
