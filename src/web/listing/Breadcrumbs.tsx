import { Link } from 'react-router';
import { Icon } from '#ui/Icon.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import styles from './Breadcrumbs.module.css';

/** Without a path: a level that has no page of its own. */
export type Crumb = { name: string; path?: string | undefined };

/** Home > … > this page. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const t = useMessages();
  return (
    <nav className={styles.breadcrumbs} aria-label={t.listing.breadcrumb}>
      <ol className={styles.list}>
        {[{ name: t.home, path: '/' }, ...crumbs].map((crumb, index) => (
          <li key={crumb.name} className={styles.item}>
            {index > 0 && <Icon name="chevronRight" small />}
            <Step crumb={crumb} last={index === crumbs.length} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Step({ crumb, last }: { crumb: Crumb; last: boolean }) {
  if (last) {
    return (
      <span className={styles.current} aria-current="page">
        {crumb.name}
      </span>
    );
  }
  if (crumb.path === undefined) return <span className={styles.step}>{crumb.name}</span>;
  return (
    <Link className={styles.step} to={crumb.path}>
      {crumb.name}
    </Link>
  );
}
