import { type Column, RowLink, TableCard } from '#console/components/Table.tsx';
import table from '#console/components/table.module.css';
import { kindNames, fileTexts as t } from '#console/messages/files.ts';
import type { FileWire } from '#contract/console/files.ts';
import { groupDigits } from '#domain/india/indian-formats.ts';
import { formatRecent } from '#domain/india/indian-time.ts';
import { classes } from '#ui/classes.ts';
import { isUnread } from './file-standing.ts';
import { StateBadge } from './StateBadge.tsx';

const columns: Column<FileWire>[] = [
  {
    head: t.file,
    cell: ({ file_id, name }) => <RowLink to={`/products/files/${file_id}`}>{name}</RowLink>,
  },
  { head: t.state, className: table.phoneEnd, cell: (file) => <StateBadge file={file} /> },
  { head: t.kindOf, className: table.muted, cell: ({ kind }) => kindNames[kind] },
  {
    head: t.rows,
    label: (file) => (isUnread(file) ? undefined : t.rows),
    isNumber: true,
    cell: (file) => !isUnread(file) && groupDigits(file.rows),
  },
  { head: t.who, className: table.muted, cell: ({ operator_name }) => operator_name },
  {
    head: t.when,
    className: classes(table.muted, table.phoneEnd),
    cell: ({ created_at }) => formatRecent(created_at, Date.now()),
  },
];

export function FileTable({ files }: { files: FileWire[] }) {
  return <TableCard columns={columns} rows={files} keyOf={({ file_id }) => file_id} />;
}
