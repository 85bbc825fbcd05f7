import { Link } from 'react-router';
import { unbrokenUnits } from '#domain/catalogue/product-name.ts';
import { splitMeasure } from '#domain/catalogue/split-measure.ts';
import { productPath } from '#web/paths/paths.ts';

type ProductNameProps = {
  name: string;
  slug: string | undefined;
  className: string;
  /** In two parts, of which the first can be cut off. */
  isOneLine?: boolean;
};

/** A link to the product; only its name where the server does not say the slug. */
export function ProductName({ name, slug, className, isOneLine = false }: ProductNameProps) {
  const words = isOneLine ? <OneLine name={name} /> : unbrokenUnits(name);
  if (slug === undefined) return <span className={className}>{words}</span>;
  return (
    <Link className={className} to={productPath(slug)}>
      {words}
    </Link>
  );
}

function OneLine({ name }: { name: string }) {
  const [begin, measure] = splitMeasure(name);
  return (
    <>
      <span>{begin}</span>
      {measure !== '' && <span>{measure}</span>}
    </>
  );
}
