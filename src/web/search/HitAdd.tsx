import { Link } from 'react-router';
import type { ProductCardWire } from '#contract/product.ts';
import { Icon } from '#ui/Icon.tsx';
import { openPicker } from '#web/catalogue/picker-store.ts';
import { productFromWire } from '#web/catalogue/product.ts';
import { useMemberPath } from '#web/data/use-member-path.ts';
import { useUserId } from '#web/data/use-user.ts';
import { productPath } from '#web/paths/paths.ts';
import styles from './SearchPanel.module.css';

/**
 * As Add on a card, for a finger or a mouse: a listbox has nothing but options, so that keys and screen readers
 * reach the packs on the page of the product.
 */
export function HitAdd({ card, onAdd }: { card: ProductCardWire; onAdd: () => void }) {
  const memberPath = useMemberPath();
  const userId = useUserId();
  const product = productFromWire(card);
  if (product.stock === 0) return null;
  const path = productPath(product.slug);
  return (
    <Link
      className={`icon-target ${styles.add}`}
      to={memberPath(path)}
      state={{ add: product.slug, name: product.name }}
      tabIndex={-1}
      aria-hidden="true"
      onClick={(click) => {
        onAdd();
        if (userId === undefined) return;
        click.preventDefault();
        openPicker(product);
      }}
    >
      <Icon name="plus" />
    </Link>
  );
}
