import { ChangeTable } from '#console/components/ChangeTable.tsx';
import table from '#console/components/table.module.css';
import { auditTexts as t } from '#console/messages/audit.ts';
import type { AuditEntryWire } from '#contract/console/operators.ts';
import { formatRecent } from '#domain/india/indian-time.ts';
import { classes } from '#ui/classes.ts';
import styles from './AuditTable.module.css';
import { actionWords } from './action-words.ts';
import { entryChanges } from './entry-changes.ts';
import { Subject } from './Subject.tsx';

export function AuditTable({ entries }: { entries: AuditEntryWire[] }) {
  return (
    <div className={table.wrap}>
      <table className={classes(table.table, styles.log)}>
        <thead>
          <tr>
            <th scope="col">{t.what}</th>
            <th scope="col">{t.when}</th>
            <th scope="col">{t.who}</th>
            <th scope="col">{t.where}</th>
            <th scope="col">{t.changes}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Entry({ entry }: { entry: AuditEntryWire }) {
  return (
    <tr>
      <td>
        <span className={table.strong}>{actionWords(entry.action)}</span>{' '}
        <Subject subject={entry.subject} />
        {entry.part_of !== null && (
          <>
            {' '}
            <span className={table.muted}>{t.partOf}</span> <Subject subject={entry.part_of} />
          </>
        )}
      </td>
      <td className={classes(table.muted, table.phoneEnd, styles.time)}>
        {formatRecent(entry.at, Date.now())}
      </td>
      <td>{entry.operator?.name ?? t.nobody}</td>
      <td className={classes(table.muted, table.phoneEnd)}>{entry.address}</td>
      <td className={table.whole}>
        <ChangeTable changes={entryChanges(entry)} />
      </td>
    </tr>
  );
}
