import { Link, useLocation } from 'react-router';
import { useMay } from '#console/data/use-me.ts';
import { areaOf } from './areas.ts';
import styles from './Tabs.module.css';

/** The screens of the area that the address belongs to; none where the role has but one of them. */
export function Tabs() {
  const may = useMay();
  const area = areaOf(useLocation().pathname);
  const shown = area?.tabs.filter(({ needs }) => !needs || may(needs)) ?? [];
  if (!area || shown.length < 2) return null;
  return (
    <nav className={styles.tabs} aria-label={area.label}>
      {shown.map((tab) => (
        <Link
          key={tab.to}
          ref={tab === area.tab ? scrollIntoView : undefined}
          className={`muted ${styles.tab}`}
          to={tab.to}
          aria-current={tab === area.tab ? 'page' : undefined}
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
