import { type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Picture } from '#web/catalogue/Picture.tsx';
import { listing } from '#web/messages/en/listing.ts';
import { listingPath } from './listing-path.ts';
import styles from './SideList.module.css';
import type { SubSubcategory } from './subcategory-data.ts';

type SideListProps = {
  slug: string;
  name: string;
  imageName: string;
  subs: SubSubcategory[];
  subSlug: string | undefined;
};

/** Spec §2: the sub-subcategories; beside the list on desktops, a strip of tiles on phones. */
export function SideList({ slug, name, imageName, subs, subSlug }: SideListProps) {
  const strip = useRef<HTMLElement>(null);
  useCurrentInView(strip);
  if (subs.length === 0) return <p className="muted">{listing.noSubSubcategories}</p>;
  const items = [{ slug: undefined, name: listing.all, imageName }, ...subs];
  return (
    <nav className={styles.side} ref={strip} aria-label={name}>
      <p className={styles.title} aria-hidden="true">
        {name}
      </p>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.slug ?? ''}>
            <Link
              className={styles.item}
              to={listingPath({ slug, subSlug: item.slug })}
              aria-current={item.slug === subSlug ? 'page' : undefined}
            >
              <span className={styles.picture}>
                <Picture
                  folder="subcategories"
                  name={item.imageName}
                  alt=""
                  sizes="36px"
                  widths={[96, 160]}
                  width={36}
                  height={36}
                />
              </span>
              <span className={styles.name}>{item.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** On phones the chosen tile may lie beyond the edge. Only the strip moves, never the page. */
function useCurrentInView(strip: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const node = strip.current;
    const current = node?.querySelector('[aria-current]');
    if (!node || !current) return;
    const overhang = current.getBoundingClientRect().right - node.getBoundingClientRect().right;
    if (overhang > 0) node.scrollLeft += overhang;
  }, [strip]);
}
