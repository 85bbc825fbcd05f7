import { Link } from 'react-router';
import { buttonClass } from '#ui/Button.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { productPath } from '#web/paths.ts';
import { useMemberPath } from '#web/use-member-path.ts';
import type { Product } from './product.ts';

/** The one way a product is added from a card. Members choose their packs on its page. */
export function AddButton({ product, className }: { product: Product; className?: string }) {
  const t = useMessages();
  const memberPath = useMemberPath();
  return (
    <Link
      className={buttonClass('secondary', className)}
      to={memberPath(productPath(product.slug))}
      aria-label={t.addProduct(product.name)}
    >
      {t.add}
    </Link>
  );
}
