import type { ReactNode } from 'react';
import { Link } from 'react-router';

type PathLinkProps = { to: string; className: string | undefined; children: ReactNode };

/** React Router folds `//` into `/`: an address with an empty segment needs a plain link. */
export function PathLink({ to, className, children }: PathLinkProps) {
  if (!to.includes('//')) {
    return (
      <Link className={className} to={to}>
        {children}
      </Link>
    );
  }
  return (
    <a className={className} href={to}>
      {children}
    </a>
  );
}
