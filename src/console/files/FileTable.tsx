import { Link } from 'react-router';
import rows from '#console/components/row-link.module.css';
import table from '#console/components/table.module.css';
import { kindNames, fileTexts as t } from '#console/messages/files.ts';
import type { FileWire } from '#contract/console/files.ts';
import { groupDigits } from '#domain/india/indian-formats.ts';
import { formatRecent } from '#domain/india/indian-time.ts';
import { classes } from '#ui/classes.ts';
import { isUnread } from './file-standing.ts';
import { StateBadge } from './StateBadge.tsx';

export function FileTable({ files }: { files: FileWire[] }) {
  return (
    <div className={table.wrap}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{t.file}</th>
            <th scope="col">{t.state}</th>
            <th scope="col">{t.kindOf}</th>
            <th scope="col" className={table.number}>
              {t.rows}
            </th>
            <th scope="col">{t.who}</th>
            <th scope="col">{t.when}</th>
          </tr>
        </thead>
        <tbody>
          {files.map((file) => (
            <Row key={file.file_id} file={file} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ file }: { file: FileWire }) {
  return (
    <tr className={rows.row}>
      <td>
        <Link className={rows.link} to={`/products/files/${file.file_id}`}>
          {file.name}
        </Link>
      </td>
      <td className={table.phoneEnd}>
        <StateBadge file={file} />
      </td>
      <td className={table.muted}>{kindNames[file.kind]}</td>
      {isUnread(file) ? (
        <td />
      ) : (
        <td className={table.number} data-label={t.rows}>
          {groupDigits(file.rows)}
        </td>
      )}
      <td className={table.muted}>{file.operator_name}</td>
      <td className={classes(table.muted, table.phoneEnd)}>
        {formatRecent(file.created_at, Date.now())}
      </td>
    </tr>
  );
}
