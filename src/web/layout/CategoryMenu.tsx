import { useId } from 'react';
import { Link } from 'react-router';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/Icon.tsx';
import popup from '#ui/popup.module.css';
import { shell as t } from '#web/messages/en/shell.ts';
import type { Category } from '#web/paths/category.ts';
import { subcategoryPath } from '#web/paths/paths.ts';
import styles from './CategoryMenu.module.css';
import { useRoutePopover } from './use-route-popover.ts';

/** A native popover: opens, closes and takes Escape without scripts. */
export function CategoryMenu({ category }: { category: Category }) {
  const menuId = useId();
  const menu = useRoutePopover();

  return (
    <>
      <button type="button" className={`row caption gap-1 ${styles.toggle}`} popoverTarget={menuId}>
        {category.name}
        <Icon name="chevronDown" small />
      </button>
      <div className={classes(popup.popup, styles.menu)} id={menuId} ref={menu} popover="auto">
        {category.subcategories.length === 0 ? (
          <p className={`muted ${styles.empty}`}>{t.noSubcategories}</p>
        ) : (
          <ul>
            {category.subcategories.map((subcategory) => (
              <li key={subcategory.slug}>
                <Link className={styles.item} to={subcategoryPath(subcategory)}>
                  {subcategory.name}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
