import { Link } from 'react-router';
import { ChangeTable } from '#console/components/ChangeTable.tsx';
import { type Column, TableCard } from '#console/components/Table.tsx';
import table from '#console/components/table.module.css';
import { auditTexts as t } from '#console/messages/audit.ts';
import type { AuditEntryWire } from '#contract/console/operators.ts';
import { formatRecent } from '#domain/india/indian-time.ts';
import { classes } from '#ui/classes.ts';
import styles from './AuditTable.module.css';
import { actionWords, asWords } from './action-words.ts';
import { entryChanges } from './entry-changes.ts';

const columns: Column<AuditEntryWire>[] = [
  {
    head: t.what,
    cell: ({ action, subject, part_of }) => (
      <>
        <span className={table.strong}>{actionWords(action)}</span> <Subject subject={subject} />
        {part_of !== null && (
          <>
            {' '}
            <span className={table.muted}>{t.partOf}</span> <Subject subject={part_of} />
          </>
        )}
      </>
    ),
  },
  {
    head: t.when,
    className: classes(table.muted, table.phoneEnd, styles.time),
    cell: ({ at }) => formatRecent(at, Date.now()),
  },
  { head: t.who, cell: ({ operator }) => operator?.name ?? t.nobody },
  {
    head: t.where,
    className: classes(table.muted, table.phoneEnd),
    cell: ({ address }) => address,
  },
  {
    head: t.changes,
    className: table.whole,
    cell: (entry) => <ChangeTable changes={entryChanges(entry)} />,
  },
];

export function AuditTable({ entries }: { entries: AuditEntryWire[] }) {
  return (
    <TableCard className={styles.log} columns={columns} rows={entries} keyOf={({ id }) => id} />
  );
}

const screens: Readonly<Record<string, string>> = {
  order: '/orders',
  customer: '/customers',
  product: '/products',
  coupon: '/coupons',
  'product-edit': '/products/edits',
  file: '/products/files',
};

/** What an entry is about, with the way to it. */
function Subject({ subject }: { subject: string }) {
  const [kind = '', id = ''] = subject.split(' ');
  const text = asWords(subject.replace(/^\S+/, (what) => what.replaceAll('-', ' ')));
  const screen = /^\d+$/.test(id) ? screens[kind] : undefined;
  if (!screen) return <span className={table.muted}>{text}</span>;
  return (
    <Link className={styles.subject} to={`${screen}/${id}`}>
      {text}
    </Link>
  );
}
