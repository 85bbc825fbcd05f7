import { kindNames, fileTexts as t } from '#console/messages/files.ts';
import { fileAddress } from '#console/print/file-address.ts';
import type { FileRowWire, FileWire } from '#contract/console/files.ts';
import { buttonClass } from '#ui/Button.tsx';
import styles from './FileScreen.module.css';
import { UploadAgain } from './UploadAgain.tsx';

const mostShown = 10;

type HeaderErrorsProps = { file: FileWire; rows: readonly FileRowWire[] };

/** Of a file that could not be read: its columns, where they are why, and how to begin anew. */
export function HeaderErrors({ file, rows }: HeaderErrorsProps) {
  // What is told of the whole file says more than that its first line is no header.
  const errors = file.problem === '' ? rows.flatMap((row) => row.errors) : [];
  return (
    <>
      {errors.length > 0 && (
        <ul className={`stack gap-2 ${styles.list}`} aria-label={t.aboutHeader}>
          {errors.slice(0, mostShown).map(({ column, message }, i) => (
            <li key={`${column} ${i}`}>{t.headerError(column, message)}</li>
          ))}
          {errors.length > mostShown && <li>{t.moreColumns(errors.length - mostShown)}</li>}
        </ul>
      )}
      <div className="wrap">
        <UploadAgain kind={file.kind} />
        <a
          className={buttonClass('secondary')}
          href={fileAddress('exportTemplate', { kind: file.kind, format: 'xlsx' })}
          download
        >
          {t.templateOf(kindNames[file.kind])}
        </a>
      </div>
    </>
  );
}
