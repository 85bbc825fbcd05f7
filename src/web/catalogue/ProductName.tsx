import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { unbrokenUnits } from '#domain/catalogue/product-name.ts';
import { productPath } from '#web/paths/paths.ts';

type ProductNameProps = {
  name: string;
  slug: string | undefined;
  className: string;
  children?: ReactNode;
};

/** A link to the product; only its name where the server does not say the slug. */
export function ProductName({ name, slug, className, children }: ProductNameProps) {
  const words = children ?? unbrokenUnits(name);
  if (slug === undefined) return <span className={className}>{words}</span>;
  return (
    <Link className={className} to={productPath(slug)}>
      {words}
    </Link>
  );
}
