import { type ReactNode, Suspense, use } from 'react';
import { useLocation } from 'react-router';
import { useMay } from '#console/data/use-me.ts';
import { partTexts as t } from '#console/messages/components.ts';
import { maxCounted } from '#domain/limits.ts';
import { buttonClass } from '#ui/Button.tsx';
import { PathIcon } from '#ui/Icon.tsx';
import { downloadPath } from '#ui/rare-icons.ts';
import type { ListData } from './define-list.ts';
import styles from './ListTools.module.css';

type ListToolsProps = {
  counts: NonNullable<ListData['counts']>;
  /** Where the same rows are downloaded as a file. */
  exportPath?: string;
  /** The saved views. */
  children?: ReactNode;
};

/** Between a list's filters and its rows: how many there are, views of them, the way out. */
export function ListTools({ counts, exportPath, children }: ListToolsProps) {
  // A boundary of its own for each address: React would hold a known one, and the list with it.
  const key = useLocation().search;
  const mayExport = useMay()('exports');
  const link = mayExport && exportPath !== undefined && (
    <a className={buttonClass('quiet', styles.export)} href={exportPath} download>
      <PathIcon path={downloadPath} small />
      {t.export}
    </a>
  );
  return (
    <div className={`row ${styles.tools}`}>
      <p className={`muted ${styles.count}`} role="status">
        <Suspense key={key}>
          <Count counts={counts} />
        </Suspense>
      </p>
      {children}
      <Suspense key={key} fallback={link}>
        <UnlessEmpty counts={counts}>{link}</UnlessEmpty>
      </Suspense>
    </div>
  );
}

function UnlessEmpty({ counts, children }: Pick<ListToolsProps, 'counts' | 'children'>) {
  return use(counts)?.count !== 0 && children;
}

function Count({ counts }: Pick<ListToolsProps, 'counts'>) {
  const found = use(counts)?.count;
  if (found === undefined) return null;
  const text = t.found(found, found > maxCounted ? maxCounted : undefined);
  // An empty list says so itself; only a screen reader has to be told of the change.
  return found === 0 ? <span className="visually-hidden">{text}</span> : text;
}
