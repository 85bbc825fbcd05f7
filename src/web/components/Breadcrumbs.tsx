import { Link } from 'react-router';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/Icon.tsx';
import { page } from '#web/messages/en/page.ts';
import { shell as t } from '#web/messages/en/shell.ts';
import styles from './Breadcrumbs.module.css';

export type Crumb = {
  name: string;
  /** None: a level that has no page of its own. */
  path?: string | undefined;
  /** A product's name or searched words: phones leave it to the heading. */
  isLong?: boolean;
};

/** Home > … > this page; only Home where the rest is not known yet. */
export function Breadcrumbs({ crumbs }: { crumbs?: Crumb[] | undefined }) {
  return (
    <nav aria-label={page.breadcrumb}>
      <ol className={styles.list}>
        {[{ name: t.home, path: '/' }, ...(crumbs ?? [])].map((crumb, index) => (
          <li key={crumb.name} className={styles.item}>
            {index > 0 && <Icon name="chevronRight" small />}
            <Step crumb={crumb} last={index === crumbs?.length} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Step({ crumb, last }: { crumb: Crumb; last: boolean }) {
  if (last) {
    return (
      <span
        className={classes(styles.step, styles.current, crumb.isLong && styles.long)}
        aria-current="page"
      >
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
