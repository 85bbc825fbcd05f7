import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { operatorLink } from '#web/paths/paths.ts';

type BannerLinkProps = {
  link: string;
  /** Says where it leads even while its picture is not there yet. */
  label: string;
  className: string | undefined;
  children: ReactNode;
};

/** Spec §2: each banner is a link, within the shop or to the web. */
export function BannerLink({ link, label, className, children }: BannerLinkProps) {
  const target = operatorLink(link);
  if (!target?.outside) {
    return (
      <Link className={className} to={target?.to ?? '/'} aria-label={label}>
        {children}
      </Link>
    );
  }
  return (
    <a className={className} href={target.to} rel="noopener" aria-label={label}>
      {children}
    </a>
  );
}
