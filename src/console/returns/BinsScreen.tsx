import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import { textOf } from '#client/use-field-errors.ts';
import { CallForm } from '#console/components/CallForm.tsx';
import { type Column, HiddenHead, TableCard } from '#console/components/Table.tsx';
import table from '#console/components/table.module.css';
import { useCallForm } from '#console/components/use-call-form.ts';
import { useReadAndClose } from '#console/components/use-read-and-close.ts';
import { consoleCall } from '#console/data/api.ts';
import { defineList } from '#console/lists/define-list.ts';
import { ListScreen } from '#console/lists/ListScreen.tsx';
import { orderTexts } from '#console/messages/orders.ts';
import { conditionNames, binTexts as t } from '#console/messages/returns.ts';
import type { BinWire } from '#contract/console/returns.ts';
import { binConditions } from '#domain/invoices/credit-value.ts';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/Field.tsx';

const list = defineList({
  title: t.title,
  actions: { list: 'listBins', count: 'countBins', export: 'exportBins' },
  filters: {
    condition: {
      kind: 'choice',
      label: t.condition,
      any: t.anyCondition,
      options: binConditions.map((value) => ({ value, text: conditionNames[value] })),
    },
  },
  empty: { scene: 'counter', noneFound: t.noneFound, noneYet: t.noneYet },
  paging: { first: t.first, next: t.more },
});

export const { loader } = list;

export function Component() {
  const data = useLoaderData<typeof loader>();
  const [bin, setBin] = useState<BinWire>();
  return (
    <>
      <ListScreen
        list={list}
        data={data}
        isEmpty={data.bins.length === 0}
        lead={<p className="muted">{t.lead}</p>}
      >
        <TableCard
          columns={columnsOf(setBin)}
          rows={data.bins}
          keyOf={({ product_id, condition }) => `${product_id} ${condition}`}
        />
      </ListScreen>
      {bin && <WriteOffDialog bin={bin} onClose={() => setBin(undefined)} />}
    </>
  );
}

function columnsOf(onWriteOff: (bin: BinWire) => void): Column<BinWire>[] {
  return [
    {
      head: t.product,
      className: table.whole,
      cell: ({ product_id, product_name }) => (
        // Not the whole row: it has a button of its own.
        <Link to={`/products/${product_id}`}>{product_name}</Link>
      ),
    },
    { head: t.condition, cell: ({ condition }) => conditionNames[condition] },
    { head: t.units, label: t.units, isNumber: true, cell: ({ units }) => units },
    {
      head: <HiddenHead>{t.writeOff}</HiddenHead>,
      className: classes(table.end, table.whole, table.phoneEnd),
      cell: (bin) => (
        <Button
          look="secondary"
          aria-label={t.writeOffOf(bin.product_name, conditionNames[bin.condition])}
          onClick={() => onWriteOff(bin)}
        >
          {t.writeOff}
        </Button>
      ),
    },
  ];
}

function WriteOffDialog({ bin, onClose }: { bin: BinWire; onClose: () => void }) {
  const { product_id, product_name, condition, units } = bin;
  const readAndClose = useReadAndClose(onClose);
  const form = useCallForm({
    texts: { units: { missing: t.unitsMissing }, note: { missing: t.noteMissing } },
    labels: { units: t.units, note: t.note },
    refusals: { 'too-few': 'units' },
    async onSend(element) {
      const asked = { product_id, condition, expected: units };
      const [typed, note] = [textOf(element, 'units'), textOf(element, 'note')];
      await consoleCall('writeOffBin', { ...asked, units: typed, note });
      await readAndClose();
    },
  });
  const keep = (
    <Button look="secondary" onClick={onClose}>
      {orderTexts.close}
    </Button>
  );
  return (
    <Dialog title={t.dialogTitle(product_name)} onClose={onClose}>
      <CallForm form={form} label={t.writeOff} sending={t.saving} look="danger" actions={keep}>
        <p className="muted">{t.dialogText(units, conditionNames[condition])}</p>
        <Field
          name="units"
          label={t.units}
          inputMode="numeric"
          defaultValue={String(units)}
          required
          error={form.errors.units}
        />
        <Field name="note" label={t.note} maxLength={200} required error={form.errors.note} />
      </CallForm>
    </Dialog>
  );
}
