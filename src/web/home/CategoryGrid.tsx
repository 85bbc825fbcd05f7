import { Picture } from '#web/catalogue/Picture.tsx';
import { PathLink } from '#web/components/PathLink.tsx';
import { useMemberPath } from '#web/data/use-member-path.ts';
import { shell as t } from '#web/messages/en/shell.ts';
import { inHindi } from '#web/messages/in-hindi.ts';
import type { Category, Subcategory } from '#web/paths/category.ts';
import { categoryTilePath } from '#web/paths/paths.ts';
import styles from './CategoryGrid.module.css';

export function categoryId(category: Category): string {
  return `category-${category.id}`;
}

export function CategoryGrid({ categories }: { categories: Category[] }) {
  const memberPath = useMemberPath();
  if (categories.length === 0) return null;
  return (
    <section aria-labelledby="popular-category">
      <h2 className={styles.title} id="popular-category">
        {t.popularCategory}
      </h2>
      <div className={styles.panels}>
        {categories.map((category) => (
          <div key={category.id} className={styles.panel} id={categoryId(category)}>
            <h3 className={styles.name}>{category.name}</h3>
            <ul className={styles.tiles}>
              {category.subcategories.map((subcategory) => (
                <li key={subcategory.slug}>
                  <Tile
                    subcategory={subcategory}
                    to={memberPath(
                      categoryTilePath(
                        subcategory,
                        (inHindi && category.englishName) || category.name,
                      ),
                    )}
                  />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

function Tile({ subcategory, to }: { subcategory: Subcategory; to: string }) {
  return (
    <PathLink className={styles.tile} to={to}>
      <span className={styles.picture}>
        <Picture
          folder="subcategories"
          name={subcategory.imageName}
          alt=""
          sizes="(max-width: 768px) 72px, 84px"
          widths={[96, 160, 320]}
          width={84}
          height={84}
          offscreen
        />
      </span>
      {subcategory.name}
    </PathLink>
  );
}
