import { formatPaise } from '#domain/money/money.ts';
import { Badge } from '#ui/Badge.tsx';
import { reorder as t } from '#web/messages/en/reorder.ts';
import styles from './Reorder.module.css';
import type { OfferedLine } from './reorder-line.ts';

/** What differs from the last time, in words and colour; nothing where nothing does. */
export function OfferFlags({ offered }: { offered: OfferedLine }) {
  const change = offered.offer.priceChangePaise;
  const problem = problemText(offered);
  if (problem === undefined && change === 0) return null;
  return (
    <p className={`wrap gap-1 ${styles.flags}`}>
      {problem !== undefined && (
        <Badge tone={offered.offer.packs === 0 ? 'danger' : 'attention'}>{problem}</Badge>
      )}
      {change > 0 && <Badge tone="attention">{t.priceUp(formatPaise(change))}</Badge>}
      {change < 0 && <Badge tone="brand">{t.priceDown(formatPaise(-change))}</Badge>}
    </p>
  );
}

function problemText({
  line: { product },
  offer: { packs, problem },
}: OfferedLine): string | undefined {
  if (problem === 'too-little-stock') return t.tooLittle(packs, product?.stock ?? 0);
  if (problem === 'over-limit') return t.overLimit(packs, product?.maxUnits ?? 0);
  return problem && t.problems[problem];
}
