import { Link, useLocation } from 'react-router';
import { useMe } from '#console/data/use-me.ts';
import { currentTab, type Tab } from './current-tab.ts';
import styles from './Tabs.module.css';

/** The screens of one area; none where the role has but one of them. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const { permissions } = useMe();
  const shown = tabs.filter(({ needs }) => needs === undefined || permissions.includes(needs));
  const { pathname } = useLocation();
  const current = currentTab(shown, pathname);
  if (shown.length < 2) return null;
  return (
    <nav className={styles.tabs} aria-label={label}>
      {shown.map((tab) => (
        <Link
          key={tab.to}
          ref={tab === current ? scrollIntoView : undefined}
          className={styles.tab}
          to={tab.to}
          aria-current={tab === current ? 'page' : undefined}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}

/** Outside the component: a ref that stays the same function runs only when another tab is open. */
function scrollIntoView(tab: HTMLElement | null): void {
  tab?.scrollIntoView({ block: 'nearest', inline: 'center' });
}
