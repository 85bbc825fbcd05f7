import { useSearchParams } from 'react-router';
import { FilterForm } from '#console/components/FilterForm.tsx';
import styles from '#console/components/filters.module.css';
import { actionNames, auditTexts as t } from '#console/messages/audit.ts';
import type { OperatorWire } from '#contract/console/operators.ts';
import { classes } from '#ui/classes.ts';

export function AuditFilters({ operators }: { operators: OperatorWire[] }) {
  const [search] = useSearchParams();
  const given = (name: string) => search.get(name) ?? '';
  return (
    <FilterForm
      search={
        <label className={classes(styles.filter, styles.search)}>
          {t.subject}
          <input
            className={styles.control}
            type="search"
            name="subject"
            placeholder={t.subjectHint}
            maxLength={60}
            defaultValue={given('subject')}
          />
        </label>
      }
    >
      <label className={styles.filter}>
        {t.operator}
        <select className={styles.control} name="operator_id" defaultValue={given('operator_id')}>
          <option value="">{t.everyone}</option>
          {operators.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.filter}>
        {t.action}
        <select className={styles.control} name="action" defaultValue={given('action')}>
          <option value="">{t.everything}</option>
          {Object.entries(actionNames).map(([name, words]) => (
            <option key={name} value={name}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.filter}>
        {t.from}
        <input className={styles.control} type="date" name="from" defaultValue={given('from')} />
      </label>
      <label className={styles.filter}>
        {t.to}
        <input className={styles.control} type="date" name="to" defaultValue={given('to')} />
      </label>
    </FilterForm>
  );
}
