import { useState } from 'react';
import { CallForm } from '#console/components/CallForm.tsx';
import { FormDialog } from '#console/components/FormDialog.tsx';
import { useCallForm } from '#console/components/use-call-form.ts';
import { useReadAndClose } from '#console/components/use-read-and-close.ts';
import { consoleCall } from '#console/data/api.ts';
import { creditTexts as t } from '#console/messages/customers.ts';
import { shellTexts } from '#console/messages/shell.ts';
import { dayInIndia } from '#domain/india/indian-time.ts';
import { Field } from '#ui/Field.tsx';

const noTexts = { until: { missing: '' }, orders: { missing: '' } };
const nothing = { until: '', orders: '', reason: '' };
const labels = { until: t.until, orders: t.orders, reason: t.reason };

type PassCreditDialogProps = { customerId: number; onClose: () => void };

export function PassCreditDialog({ customerId, onClose }: PassCreditDialogProps) {
  const readAndClose = useReadAndClose(onClose);
  const [typed, setTyped] = useState(nothing);
  const form = useCallForm({
    texts: { ...noTexts, reason: { missing: t.reasonMissing } },
    labels,
    refusals: { 'day-past': 'until' },
    async onSend() {
      const { until, orders, reason } = typed;
      await consoleCall('passCredit', {
        ...{ customer_id: customerId, reason },
        ...(until === '' ? {} : { until }),
        ...(orders === '' ? {} : { orders }),
      });
      await readAndClose();
    },
  });
  const names = Object.keys(nothing) as (keyof typeof nothing)[]; // `as`: keys of that very object
  const field = (name: keyof typeof nothing) => ({
    ...{ name, label: labels[name], value: typed[name], error: form.errors[name] },
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped((before) => ({ ...before, [name]: target.value })),
  });
  return (
    <FormDialog
      title={t.passTitle}
      closeLabel={shellTexts.close}
      unsaved={names.filter((name) => typed[name] !== '').map((name) => labels[name])}
      pending={form.pending}
      onClose={onClose}
    >
      {() => (
        <CallForm form={form} label={t.pass} autoComplete="off">
          <p className="muted">{t.passText}</p>
          <Field {...field('until')} type="date" min={dayInIndia(new Date().toISOString())} />
          <Field {...field('orders')} inputMode="numeric" maxLength={3} />
          <Field {...field('reason')} required maxLength={300} />
        </CallForm>
      )}
    </FormDialog>
  );
}
