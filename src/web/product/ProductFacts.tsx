import { Link } from 'react-router';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Html } from '#web/content/Html.tsx';
import { product as t } from '#web/messages/en/product.ts';
import styles from './ProductFacts.module.css';
import { type ProductDetail, type ProductPlace, placeSteps } from './product-detail.ts';

export function ProductFacts({ product }: { product: ProductDetail }) {
  return (
    <section className={`stack ${styles.facts}`} aria-labelledby="about-product">
      <h2 className={styles.title} id="about-product">
        {t.about}
      </h2>
      {product.descriptionHtml !== '' && <Html html={product.descriptionHtml} />}
      <dl className={styles.list}>
        <dt>{t.sku}</dt>
        <dd>{product.sku}</dd>
        {product.places.length > 0 && <dt>{t.categories}</dt>}
        {product.places.map((place) => (
          <Place key={`${place.subcategory.slug}/${place.subSubcategory?.slug}`} place={place} />
        ))}
      </dl>
    </section>
  );
}

/** A few lines of text and the row of the SKU. */
export function FactsSkeleton() {
  return (
    <section className={`stack ${styles.facts}`}>
      <h2 className={styles.title}>{t.about}</h2>
      <Skeleton className={styles.textShape} />
      <Skeleton className={styles.rowShape} />
    </section>
  );
}

function Place({ place }: { place: ProductPlace }) {
  return (
    <dd className={styles.place}>
      {place.categoryName}
      {placeSteps(place).map(({ name, path }) => (
        <Link key={path} className={styles.step} to={path}>
          {name}
        </Link>
      ))}
    </dd>
  );
}
