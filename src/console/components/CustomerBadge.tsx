import { partTexts as t } from '#console/messages/components.ts';
import { Badge } from '#ui/Badge.tsx';

/** Whoever left is blocked as well, but nobody blocked them. */
export function CustomerBadge({ blocked, forgotten }: { blocked: boolean; forgotten: boolean }) {
  if (forgotten) return <Badge>{t.left}</Badge>;
  return blocked && <Badge tone="danger">{t.blocked}</Badge>;
}
