import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { PageHead } from '#web/components/PageHead.tsx';
import { content as t } from '#web/messages/en/content.ts';
import styles from './ContentPage.module.css';

type ContentPageProps = { title: string; children: ReactNode };

/** A page to read: its heading, its text, and the way to its neighbours. */
export function ContentPage({ title, children }: ContentPageProps) {
  const { pathname } = useLocation();
  return (
    <div className={`stack gap-6 ${styles.page}`}>
      <PageHead title={title} describe={t.descriptions[pathname]} />
      <article className={`card stack gap-4 ${styles.article}`}>
        <h1>{title}</h1>
        {children}
      </article>
      <Neighbours />
    </div>
  );
}

function Neighbours() {
  const { pathname } = useLocation();
  const pages: [path: string, label: string][] = [
    ['/about', t.about],
    ['/faqs', t.faqs],
    ['/shipping-policy', t.shipping],
    ['/refund-policy', t.refund],
    ['/privacy-policy', t.privacy],
    ['/term-condition', t.terms],
    ['/contact-us', t.contactUs],
  ];
  return (
    <nav className={styles.neighbours} aria-label={t.pages}>
      <ul>
        {pages.map(([path, label]) => (
          <li key={path}>
            <Link
              className={styles.neighbour}
              to={path}
              aria-current={path === pathname ? 'page' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
