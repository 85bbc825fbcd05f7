import { partTexts as t } from '#console/messages/components.ts';
import styles from './ChangeTable.module.css';

export type Change = { field: string; before: string; after: string };

/** Before → after, field by field. */
export function ChangeTable({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  return (
    <table className={styles.changes}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t.field}</th>
          <th scope="col">{t.before}</th>
          <th scope="col">{t.after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{field}</th>
            <td className="faint">{before}</td>
            <td className={styles.after}>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
