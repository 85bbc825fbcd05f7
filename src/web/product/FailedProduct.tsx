import { slugToWords } from '#domain/catalogue/slug.ts';
import { Breadcrumbs } from '#web/components/Breadcrumbs.tsx';
import { PageHead } from '#web/components/PageHead.tsx';
import { ReadFailed } from '#web/components/ReadFailed.tsx';
import type { FailedRead } from '#web/data/failed-read.ts';
import styles from './ProductInfo.module.css';

/** A product that could not be read: its address alone names it. */
export function FailedProduct({ read, slug }: { read: FailedRead; slug: string }) {
  const name = slugToWords(slug);
  return (
    <>
      <PageHead title={name} hidden />
      <Breadcrumbs crumbs={[{ name }]} />
      <h1 className={styles.name}>{name}</h1>
      <ReadFailed read={read} />
    </>
  );
}
