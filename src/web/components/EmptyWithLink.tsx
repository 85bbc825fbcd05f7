import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '#ui/Button.tsx';
import { EmptyState, type Scene } from '#ui/EmptyState.tsx';

type EmptyWithLinkProps = {
  scene: Scene;
  /** The page's heading, where the state is the whole page. */
  title?: string;
  text: string;
  to: string;
  label: string;
  children?: ReactNode;
};

/** What is not here, and the page that leads on. */
export function EmptyWithLink({ to, label, ...state }: EmptyWithLinkProps) {
  const link = (
    <Link className={buttonClass('primary')} to={to}>
      {label}
    </Link>
  );
  return <EmptyState {...state} action={link} />;
}
