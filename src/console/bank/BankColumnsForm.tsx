import { type FormEvent, useState } from 'react';
import form from '#console/components/form.module.css';
import { Panel } from '#console/components/Panel.tsx';
import { Select } from '#console/components/Select.tsx';
import table from '#console/components/table.module.css';
import { bankTexts as t } from '#console/messages/bank.ts';
import type { ConsoleOutput } from '#contract/console/index.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './Bank.module.css';

export type NamedColumns = {
  [name in keyof typeof t.columns]: number | undefined;
};

type BankColumnsFormProps = {
  checked: ConsoleOutput<'checkBankFile'>;
  pending: boolean;
  onRead: (columns: NamedColumns) => void;
};

const names = ['date', 'text', 'credit', 'reference', 'direction'] as const;

/** Which column of a statement is which, beside some of its rows. */
export function BankColumnsForm({ checked, pending, onRead }: BankColumnsFormProps) {
  const { head, sample, columns } = checked;
  const [isMissing, setMissing] = useState(false);
  const options = head.map((name, at) => ({ id: at, name: name || `${at + 1}` }));

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const columnOf = (name: string) => {
      const chosen = data.get(name);
      return chosen === null || chosen === '' ? undefined : Number(chosen);
    };
    const [date, text, credit] = ['date', 'text', 'credit'].map(columnOf);
    const isWhole = date !== undefined && text !== undefined && credit !== undefined;
    setMissing(!isWhole);
    if (!isWhole) return;
    onRead({
      ...{ date, text, credit },
      ...{ reference: columnOf('reference'), direction: columnOf('direction') },
    });
  }

  return (
    <Panel title={t.columnsTitle}>
      <p className="muted">{t.columnsText}</p>
      <form className={form.form} onSubmit={send}>
        {isMissing && <Notice tone="danger">{t.columnsMissing}</Notice>}
        <div className={styles.columns}>
          {names.map((name) => (
            <Select
              key={name}
              name={name}
              label={t.columns[name]}
              none={t.none}
              options={options}
              defaultValue={columns?.[name] ?? ''}
            />
          ))}
        </div>
        <div className={styles.sample}>
          <table className={table.table}>
            <thead>
              <tr>
                {options.map(({ id, name }) => (
                  <th key={id} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sample.map((row, at) => (
                <tr key={at}>
                  {row.map((cell, column) => (
                    <td key={column}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <div className={form.actions}>
          <Button type="submit" aria-disabled={pending}>
            {pending ? t.reading : t.read}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
