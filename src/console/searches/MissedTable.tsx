import { Link } from 'react-router';
import { type Column, HiddenHead, TableCard } from '#console/components/Table.tsx';
import table from '#console/components/table.module.css';
import { searchesTexts as t } from '#console/messages/searches.ts';
import type { MissedSearchWire } from '#contract/console/searches.ts';
import { formatRecent } from '#domain/india/indian-time.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import styles from './SearchesScreen.module.css';

type Handlers = {
  onSynonym: (words: string) => void;
  onDone: (words: string, done: boolean) => void;
};

type MissedTableProps = Handlers & { searches: readonly MissedSearchWire[] };

export function MissedTable({ searches, ...handlers }: MissedTableProps) {
  const columns: Column<MissedSearchWire>[] = [
    { head: t.words, className: table.strong, cell: ({ words }) => words },
    { head: t.times, label: t.times, isNumber: true, cell: ({ times }) => times },
    {
      head: t.last,
      className: classes(table.whole, table.muted),
      cell: ({ last_at }) => formatRecent(last_at, Date.now()),
    },
    {
      head: <HiddenHead>{t.actionsOf('')}</HiddenHead>,
      className: classes(table.end, table.whole),
      cell: (missed) => <Actions missed={missed} {...handlers} />,
    },
  ];
  return <TableCard columns={columns} rows={searches} keyOf={({ words }) => words} />;
}

function Actions({ missed, onSynonym, onDone }: Handlers & { missed: MissedSearchWire }) {
  const { words, done_at } = missed;
  return (
    <fieldset className={`wrap ${styles.actions}`} aria-label={t.actionsOf(words)}>
      {done_at === null && (
        <>
          <Button look="secondary" onClick={() => onSynonym(words)}>
            {t.addSynonym}
          </Button>
          <Link
            className={buttonClass('quiet')}
            to={`/products/new?name=${encodeURIComponent(words)}`}
          >
            {t.addProduct}
          </Link>
        </>
      )}
      <Button look="quiet" onClick={() => onDone(words, done_at === null)}>
        {done_at === null ? t.finish : t.reopen}
      </Button>
    </fieldset>
  );
}
