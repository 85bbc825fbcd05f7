import { lowStockUnits } from '#domain/limits.ts';
import { Badge } from '#ui/Badge.tsx';
import { useMessages } from '#web/messages/use-messages.ts';

export function StockBadge({ stock }: { stock: number }) {
  const t = useMessages();
  if (stock === 0) return <Badge tone="danger">{t.outOfStock}</Badge>;
  if (stock < lowStockUnits) return <Badge tone="attention">{t.onlyLeft(stock)}</Badge>;
  return <Badge tone="brand">{t.inStock}</Badge>;
}
