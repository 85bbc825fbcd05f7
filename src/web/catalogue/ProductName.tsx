import { Link } from 'react-router';
import { productPath } from '#web/paths.ts';

type ProductNameProps = { name: string; slug: string | undefined; className: string };

/** A link to the product; only its name where the server does not say the slug. */
export function ProductName({ name, slug, className }: ProductNameProps) {
  if (slug === undefined) return <span className={className}>{name}</span>;
  return (
    <Link className={className} to={productPath(slug)}>
      {name}
    </Link>
  );
}
