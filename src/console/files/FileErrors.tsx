import { fileTexts as t } from '#console/messages/files.ts';
import table from '#console/parts/table.module.css';
import { fileAddress } from '#console/print/file-address.ts';
import type { FileRowWire, FileWire } from '#contract/console/files.ts';
import { buttonClass } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/Notice.tsx';
import styles from './FileScreen.module.css';
import { UploadAgain } from './UploadAgain.tsx';

type FileErrorsProps = { file: FileWire; rows: readonly FileRowWire[] };

/** What is wrong by row, column and reason, and the file to correct. */
export function FileErrors({ file, rows }: FileErrorsProps) {
  return (
    <section className={styles.section} aria-label={t.toCorrect}>
      <Notice tone="danger" title={t.wrongTitle(file.wrong)}>
        {t.wrongText}
      </Notice>
      <div className={styles.buttons}>
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
      <div className={table.wrap}>
        <table className={classes(table.table, styles.table)}>
          <thead>
            <tr>
              <th scope="col" className={table.number}>
                {t.row}
              </th>
              <th scope="col">{t.item[file.kind]}</th>
              <th scope="col">{t.column}</th>
              <th scope="col">{t.reason}</th>
            </tr>
          </thead>
          <tbody>
            {rows.flatMap(({ row, key, name, errors }) =>
              errors.map(({ column, message }, i) => (
                <tr key={`${row} ${column} ${i}`}>
                  <td
                    className={classes(table.number, table.strong, styles.head, styles.row)}
                    data-label={t.row}
                  >
                    {row}
                  </td>
                  <td className={classes(table.muted, table.whole)}>
                    {[key, name].filter(Boolean).join(' · ')}
                  </td>
                  <td className={classes(styles.code, styles.head)}>{column}</td>
                  <td className={table.whole}>{message}</td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      </div>
    </section>
  );
}
