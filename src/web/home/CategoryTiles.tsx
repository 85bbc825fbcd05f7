import { Picture } from '#web/catalogue/Picture.tsx';
import { shell as t } from '#web/messages/en/shell.ts';
import type { Category } from '#web/paths/category.ts';
import { categoryId } from './CategoryGrid.tsx';
import styles from './Home.module.css';

/** Phones, which have no category strip: each leads to its tiles further down. */
export function CategoryTiles({ categories }: { categories: Category[] }) {
  if (categories.length === 0) return null;
  return (
    <nav className={`strip ${styles.tiles}`} aria-label={t.categories}>
      {categories.map((category) => (
        <a key={category.id} className={styles.tile} href={`#${categoryId(category)}`}>
          <Picture
            folder="subcategories"
            name={category.subcategories[0]?.imageName ?? ''}
            alt=""
            sizes="56px"
            widths={[96, 160]}
            width={56}
            height={56}
          />
          {category.name}
        </a>
      ))}
    </nav>
  );
}
