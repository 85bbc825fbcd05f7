import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '#ui/Icon.tsx';
import styles from './BackLink.module.css';

/** From a detail up to its list. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={`text-link ${styles.back}`} to={to}>
      <Icon name="chevronLeft" small />
      {children}
    </Link>
  );
}
