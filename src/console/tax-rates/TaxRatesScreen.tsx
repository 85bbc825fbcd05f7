import { useState } from 'react';
import { useLoaderData } from 'react-router';
import styles from '#console/categories/Categories.module.css';
import { DeleteQuestion } from '#console/components/DeleteQuestion.tsx';
import { type Column, HiddenHead, TableCard } from '#console/components/Table.tsx';
import table from '#console/components/table.module.css';
import { consoleCall } from '#console/data/api.ts';
import { taxRateTexts as t } from '#console/messages/tax-rates.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import type { TaxRateWire } from '#contract/console/invoices.ts';
import { formatDay } from '#domain/india/indian-time.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { TaxRateDialog } from './TaxRateDialog.tsx';

export function loader({ request }: { request: Request }) {
  return consoleCall('listTaxRates', {}, request.signal);
}

export function Component() {
  const { rates } = useLoaderData<typeof loader>();
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<TaxRateWire>();
  const add = <Button onClick={() => setAdding(true)}>{t.add}</Button>;
  return (
    <>
      <ScreenHead title={t.title}>{rates.length > 0 && add}</ScreenHead>
      {rates.length === 0 ? (
        <EmptyState scene="khata" text={t.noneYet} action={add} />
      ) : (
        <>
          <p className={`muted ${styles.lead}`}>{t.lead}</p>
          <TableCard columns={columnsFor(setRemoving)} rows={rates} keyOf={({ id }) => id} />
        </>
      )}
      {adding && <TaxRateDialog onClose={() => setAdding(false)} />}
      {removing && (
        <DeleteQuestion
          name={t.removeName(removing.hsn)}
          text={t.removeText}
          onDelete={() => consoleCall('deleteTaxRate', { id: removing.id })}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </>
  );
}

function columnsFor(onRemove: (rate: TaxRateWire) => void): Column<TaxRateWire>[] {
  return [
    { head: t.fields.hsn, className: table.strong, cell: ({ hsn }) => hsn },
    {
      head: t.fields.rate,
      isNumber: true,
      className: table.phoneEnd,
      cell: ({ rate }) => (rate === 0 ? t.nil : t.rate(rate)),
    },
    {
      head: t.fields.from,
      label: t.fields.from,
      cell: ({ from }) => formatDay(`${from}T12:00:00+05:30`),
    },
    {
      head: <HiddenHead>{t.remove}</HiddenHead>,
      isNumber: true,
      cell: (rate) => (
        <Button look="quietDanger" onClick={() => onRemove(rate)}>
          {t.remove}
        </Button>
      ),
    },
  ];
}
