import { CallQuestion } from '#console/components/CallQuestion.tsx';
import { consoleCall } from '#console/data/api.ts';
import { productTexts as t } from '#console/messages/products.ts';
import type { ProductDetailWire } from '#contract/console/product.ts';

type DeleteDialogProps = { product: ProductDetailWire; onClose: () => void };

export function DeleteDialog({ product, onClose }: DeleteDialogProps) {
  const { id, version, product_name, order_count, cart_count } = product;
  // What was ordered stays readable.
  const isHidden = product.is_used;
  return (
    <CallQuestion
      title={isHidden ? t.hideTitle(product_name) : t.removeTitle(product_name)}
      text={isHidden ? t.hideText(order_count, cart_count) : t.deleteText(cart_count)}
      keep={t.keep}
      yes={isHidden ? t.hide : t.remove}
      next="/products"
      onYes={() => consoleCall('deleteProduct', { id, version })}
      onClose={onClose}
    />
  );
}
