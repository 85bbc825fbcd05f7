import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { Button, buttonClass } from '#ui/Button.tsx';
import { useMemberPath } from '#web/data/use-member-path.ts';
import { useUserId } from '#web/data/use-user.ts';
import { shell as t } from '#web/messages/en/shell.ts';
import { productPath } from '#web/paths/paths.ts';
import { openPicker, prerenderPicker, usePickerPending } from './picker-store.ts';
import type { Product } from './product.ts';

type AddButtonProps = { product: Product; className?: string | undefined };

/**
 * Spec §2: sends visitors to /login; for customers it opens the picker with its packs. Where
 * nothing is left it says so.
 */
export function AddButton({ product, className }: AddButtonProps) {
  const memberPath = useMemberPath();
  const userId = useUserId();
  const pending = usePickerPending(product);
  const path = productPath(product.slug);
  const look = buttonClass('secondary', className);
  const label = t.addProduct(product.name);
  if (product.stock === 0) {
    return (
      <Button look="secondary" className={className} disabled>
        {t.outOfStock}
      </Button>
    );
  }
  if (userId === undefined) {
    return (
      <Link
        className={look}
        to={memberPath(path)}
        state={{ add: product.slug, name: product.name }}
        // Followed without scripts it would forget what waits.
        data-replay=""
        aria-label={label}
      >
        {t.add}
      </Link>
    );
  }

  function pick(event: MouseEvent) {
    event.preventDefault();
    openPicker(product);
  }

  return (
    // Where the scripts never come it submits a form that leads to the product; until they are there,
    // `EventReplay` keeps the press.
    <button
      type="submit"
      className={look}
      form={addFormId}
      formAction={path}
      aria-label={label}
      aria-haspopup="dialog"
      aria-busy={pending || undefined}
      onPointerDown={() => void prerenderPicker(product)}
      onClick={pick}
    >
      {t.add}
    </button>
  );
}

const addFormId = 'add';

/** The form that every Add button submits without scripts, once per page. */
export function AddForm() {
  return <form id={addFormId} hidden />;
}
