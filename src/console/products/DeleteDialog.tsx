import { useNavigate } from 'react-router';
import { consoleCall } from '#console/data/api.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { productTexts as t } from '#console/messages/products.ts';
import type { ProductDetailWire } from '#contract/console/product.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';

type DeleteDialogProps = { product: ProductDetailWire; onClose: () => void };

export function DeleteDialog({ product, onClose }: DeleteDialogProps) {
  const { id, version, product_name, order_count, cart_count } = product;
  // What was ordered stays readable.
  const isHidden = product.is_used;
  const navigate = useNavigate();
  const { pending, failure, submit } = useSubmit();
  const remove = () =>
    submit(async () => {
      await consoleCall('deleteProduct', { id, version });
      navigate('/products');
    });
  return (
    <Dialog
      title={isHidden ? t.hideTitle(product_name) : t.removeTitle(product_name)}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t.keep}
          </Button>
          <Button look="danger" aria-disabled={pending} onClick={remove}>
            {isHidden ? t.hide : t.remove}
          </Button>
        </>
      }
    >
      <p>{isHidden ? t.hideText(order_count, cart_count) : t.deleteText(cart_count)}</p>
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
    </Dialog>
  );
}
