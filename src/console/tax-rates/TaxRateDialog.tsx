import { textOf } from '#client/use-field-errors.ts';
import { CallForm } from '#console/components/CallForm.tsx';
import { Select } from '#console/components/Select.tsx';
import { useCallForm } from '#console/components/use-call-form.ts';
import { useReadAndClose } from '#console/components/use-read-and-close.ts';
import { consoleCall } from '#console/data/api.ts';
import { partTexts } from '#console/messages/components.ts';
import { shellTexts } from '#console/messages/shell.ts';
import { taxRateTexts as t } from '#console/messages/tax-rates.ts';
import { dayInIndia } from '#domain/india/indian-time.ts';
import { lawfulRates } from '#domain/tax/tax-rates.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/Field.tsx';

const rates = lawfulRates.map((rate) => ({
  id: rate / 100,
  name: rate === 0 ? t.nil : t.rate(rate / 100),
}));

/** A rate for the digits and the day that are typed; the same digits and day again change it. */
export function TaxRateDialog({ onClose }: { onClose: () => void }) {
  const readAndClose = useReadAndClose(onClose);
  const form = useCallForm({
    labels: t.fields,
    texts: {
      hsn: { missing: partTexts.missing(t.fields.hsn), wrong: t.hsnWrong },
      rate: { missing: partTexts.missing(t.fields.rate) },
      from: { missing: partTexts.missing(t.fields.from) },
    },
    async onSend(element) {
      const [hsn, rate, from] = (['hsn', 'rate', 'from'] as const).map((name) =>
        textOf(element, name),
      ) as [string, string, string]; // `as`: three of three
      await consoleCall('saveTaxRate', { hsn, rate, from });
      await readAndClose();
    },
  });
  return (
    <Dialog title={t.add} closeLabel={shellTexts.close} onClose={onClose}>
      <CallForm form={form} label={partTexts.save} sending={partTexts.saving} autoComplete="off">
        <Field
          name="hsn"
          label={t.fields.hsn}
          hint={t.hsnHint}
          required
          inputMode="numeric"
          pattern="(\d\d){1,4}"
          maxLength={8}
          error={form.errors.hsn}
        />
        <Select
          name="rate"
          label={t.fields.rate}
          options={rates}
          defaultValue={5}
          error={form.errors.rate}
        />
        <Field
          name="from"
          type="date"
          label={t.fields.from}
          required
          defaultValue={dayInIndia(new Date().toISOString())}
          error={form.errors.from}
        />
      </CallForm>
    </Dialog>
  );
}
