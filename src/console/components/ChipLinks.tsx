import type { ReactNode } from 'react';
import { Link } from 'react-router';
import chips from './chips.module.css';

type ChipLinksProps = {
  label: string;
  /** `search`: the query of its address. */
  links: readonly { search: string; text: string; isCurrent: boolean; count?: ReactNode }[];
  /** One look at the same thing, no step back of its own. */
  replace?: boolean;
};

/** A choice of a few, one tap each; the screen stays where it is. */
export function ChipLinks({ label, links, replace = false }: ChipLinksProps) {
  return (
    <nav className={`strip ${chips.chips}`} aria-label={label}>
      {links.map(({ search, text, isCurrent, count }) => (
        <Link
          key={`${search} ${text}`}
          ref={isCurrent ? showInRow : undefined}
          className={`chip ${chips.chip}`}
          to={{ search }}
          aria-current={isCurrent ? 'true' : undefined}
          replace={replace}
          preventScrollReset
        >
          {text}
          {count !== undefined && <span className={chips.count}>{count}</span>}
        </Link>
      ))}
    </nav>
  );
}

/** In the middle of its row, as far as that goes; the screen itself stays where it is. */
function showInRow(chip: HTMLElement | null): void {
  const row = chip?.parentElement;
  if (!chip || !row) return;
  const middle = (element: HTMLElement) => {
    const { left, right } = element.getBoundingClientRect();
    return (left + right) / 2;
  };
  row.scrollLeft += middle(chip) - middle(row);
}
