import { type ReactNode, Suspense, use } from 'react';
import { useLocation } from 'react-router';
import { partTexts as t } from '#console/messages/components.ts';
import { maxCounted } from '#domain/limits.ts';
import { buttonClass } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './ListTools.module.css';

type ListToolsProps = {
  /** How many rows the filters find; undefined where that could not be read. */
  count: Promise<number | undefined>;
  /** Where the same rows are downloaded as a file. */
  exportPath?: string;
  /** The saved views. */
  children?: ReactNode;
};

/** Between a list's filters and its rows: how many there are, views of them, the way out. */
export function ListTools({ count, exportPath, children }: ListToolsProps) {
  // A boundary of its own for each address: React would hold a known one, and the list with it.
  const key = useLocation().search;
  const link = exportPath !== undefined && (
    <a className={buttonClass('quiet', styles.export)} href={exportPath} download>
      <Icon name="download" small />
      {t.export}
    </a>
  );
  return (
    <div className={`row ${styles.tools}`}>
      <p className={`muted ${styles.count}`} role="status">
        <Suspense key={key}>
          <Count count={count} />
        </Suspense>
      </p>
      {children}
      <Suspense key={key} fallback={link}>
        <UnlessEmpty count={count}>{link}</UnlessEmpty>
      </Suspense>
    </div>
  );
}

function UnlessEmpty({ count, children }: Pick<ListToolsProps, 'count' | 'children'>) {
  return use(count) !== 0 && children;
}

function Count({ count }: Pick<ListToolsProps, 'count'>) {
  const found = use(count);
  if (found === undefined) return null;
  const text = t.found(found, found > maxCounted ? maxCounted : undefined);
  // An empty list says so itself; only a screen reader has to be told of the change.
  return found === 0 ? <span className="visually-hidden">{text}</span> : text;
}
