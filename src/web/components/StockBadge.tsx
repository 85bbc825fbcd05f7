import { lowStockUnits } from '#domain/limits.ts';
import { Badge } from '#ui/Badge.tsx';
import { product as t } from '#web/messages/en/product.ts';
import { shell } from '#web/messages/en/shell.ts';

export function StockBadge({ stock }: { stock: number }) {
  if (stock === 0) return <Badge tone="danger">{shell.outOfStock}</Badge>;
  if (stock < lowStockUnits) return <Badge tone="attention">{t.onlyLeft(stock)}</Badge>;
  return <Badge tone="brand">{t.inStock}</Badge>;
}
