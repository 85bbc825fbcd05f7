import { shell as t } from '#web/messages/en/shell.ts';
import type { Category } from '#web/paths/category.ts';
import styles from './CategoryChips.module.css';
import { categoryId } from './CategoryGrid.tsx';

/** Phones, which have no category strip: each leads to its tiles further down. */
export function CategoryChips({ categories }: { categories: Category[] }) {
  if (categories.length === 0) return null;
  return (
    <nav className={styles.chips} aria-label={t.categories}>
      {categories.map((category) => (
        <a key={category.id} className={`chip ${styles.chip}`} href={`#${categoryId(category)}`}>
          {category.name}
        </a>
      ))}
    </nav>
  );
}
