import { figure, TableFrame } from '#console/components/TableFrame.tsx';
import table from '#console/components/table.module.css';
import { fileTexts as t } from '#console/messages/files.ts';
import { fileAddress } from '#console/print/file-address.ts';
import type { FileRowWire, FileWire } from '#contract/console/files.ts';
import { buttonClass } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/Notice.tsx';
import { errorSentence, otherName } from './error-sentence.ts';
import styles from './FileScreen.module.css';
import { RowItem } from './RowItem.tsx';
import { UploadAgain } from './UploadAgain.tsx';

type FileErrorsProps = { file: FileWire; rows: readonly FileRowWire[] };

/** What is wrong, row by row, and the file to correct. */
export function FileErrors({ file, rows }: FileErrorsProps) {
  return (
    <section className="stack" aria-label={t.toCorrect}>
      <Notice tone="danger" title={t.wrongTitle(file.wrong)}>
        {t.wrongText}
      </Notice>
      <div className="wrap">
        {(['xlsx', 'csv'] as const).map((format) => (
          <a
            key={format}
            className={buttonClass('secondary')}
            href={fileAddress('exportFileErrors', { file_id: file.file_id, format })}
            download
          >
            {t.correctAs(format.toUpperCase())}
          </a>
        ))}
        <UploadAgain kind={file.kind} />
      </div>
      <TableFrame className={styles.table} heads={[figure(t.row), t.item[file.kind], t.reason]}>
        {rows.map((row) => (
          <tr key={row.row}>
            <td
              className={classes(table.number, table.strong, styles.head, styles.row)}
              data-label={t.row}
            >
              {row.row}
            </td>
            <td className={table.whole}>
              <RowItem kind={file.kind} row={row} />
            </td>
            <td className={table.whole}>
              <ul className={`stack gap-2 ${styles.list}`}>
                {row.errors.map((error, i) => (
                  <li key={`${error.column} ${i}`}>
                    {errorSentence(error)}{' '}
                    <span className={classes(styles.code, table.muted)}>{otherName(error)}</span>
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </TableFrame>
    </section>
  );
}
