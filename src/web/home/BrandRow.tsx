import { Link } from 'react-router';
import type { BrandWire } from '#contract/shop.ts';
import { Carousel } from '#ui/Carousel.tsx';
import { Picture } from '#web/catalogue/Picture.tsx';
import { useMemberPath } from '#web/data/use-member-path.ts';
import { shell as t } from '#web/messages/en/shell.ts';
import { inHindi } from '#web/messages/in-hindi.ts';
import { brandPath } from '#web/paths/paths.ts';
import styles from './BrandRow.module.css';

const autoplayMs = 3_000;

/** Spec §2: scrolls 2, no dots or arrows. */
export function BrandRow({ brands }: { brands: BrandWire[] }) {
  const memberPath = useMemberPath();
  if (brands.length === 0) return null;
  return (
    <Carousel
      title={t.popularBrands}
      className={styles.row}
      delayMs={autoplayMs}
      slidesToScroll={2}
      labels={t.carousel}
    >
      {brands.map((brand) => (
        <Link
          key={brand.id}
          className={`center ${styles.brand}`}
          to={memberPath(brandPath(brand.id, brand.brand_name))}
          aria-label={(inHindi && brand.brand_name_hi) || brand.brand_name}
        >
          <Picture
            folder="brands"
            name={brand.brand_logo}
            alt={(inHindi && brand.brand_name_hi) || brand.alt_text || brand.brand_name}
            sizes="(max-width: 768px) 30vw, 160px"
            widths={[160, 320]}
            width={240}
            height={120}
            offscreen
          />
        </Link>
      ))}
    </Carousel>
  );
}
