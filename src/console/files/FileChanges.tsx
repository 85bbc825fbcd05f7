import { ChangeTable } from '#console/components/ChangeTable.tsx';
import { figure, TableFrame } from '#console/components/TableFrame.tsx';
import table from '#console/components/table.module.css';
import { fileTexts as t } from '#console/messages/files.ts';
import type { FileRowWire, FileWire } from '#contract/console/files.ts';
import { Badge } from '#ui/Badge.tsx';
import { classes } from '#ui/classes.ts';
import styles from './FileScreen.module.css';
import { RowItem } from './RowItem.tsx';
import { rowChanges } from './row-changes.ts';

type FileChangesProps = { file: FileWire; rows: readonly FileRowWire[] };

/** Row by row, what was and what will be. */
export function FileChanges({ file, rows }: FileChangesProps) {
  const hasPrices = rows.some((row) => row.price_change !== null);
  const hasMarks = hasPrices || rows.some((row) => row.before === null);
  return (
    <section className="stack" aria-labelledby="file-changes">
      <h2 id="file-changes">{t.preview}</h2>
      {hasPrices && <p className="muted">{t.previewHint}</p>}
      <TableFrame
        className={styles.table}
        heads={[
          figure(t.row),
          t.item[file.kind],
          t.preview,
          hasMarks && figure(hasPrices ? t.priceChange : t.isNew),
        ]}
      >
        {rows.map((row) => (
          <Row key={row.row} kind={file.kind} row={row} hasMarks={hasMarks} />
        ))}
      </TableFrame>
    </section>
  );
}

type RowProps = Pick<FileWire, 'kind'> & { row: FileRowWire; hasMarks: boolean };

/** `hasMarks`: some row is new or changes a price. */
function Row({ kind, row, hasMarks }: RowProps) {
  const { before, price_change: change } = row;
  return (
    <tr>
      <td className={classes(table.number, styles.head, styles.row)} data-label={t.row}>
        {row.row}
      </td>
      <td className={table.whole}>
        <RowItem kind={kind} row={row} />
      </td>
      <td className={classes(table.whole, styles.values)}>
        <ChangeTable changes={rowChanges(row)} />
      </td>
      {hasMarks && (
        <td className={classes(table.number, styles.head)}>
          {before === null && <Badge tone="brand">{t.isNew}</Badge>}
          {change !== null && (
            <span className={styles.change}>
              {change > 0 ? '+' : '−'}
              {Math.abs(change).toFixed(1)}%
            </span>
          )}
        </td>
      )}
    </tr>
  );
}
