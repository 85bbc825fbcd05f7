import { textOf } from '#client/use-field-errors.ts';
import { CallForm } from '#console/components/CallForm.tsx';
import { formatRupees } from '#console/components/money.ts';
import { useCallForm } from '#console/components/use-call-form.ts';
import { useReadAndClose } from '#console/components/use-read-and-close.ts';
import { consoleCall } from '#console/data/api.ts';
import { receiptTexts, chequeTexts as t } from '#console/messages/receipts.ts';
import type { ChequeWire } from '#contract/console/receipt-list.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/Field.tsx';

type BounceDialogProps = {
  cheque: ChequeWire;
  /** In rupees, as the shop's settings have it. */
  charge: number;
  onClose: () => void;
};

/** The bank returned it: why, and what the customer is charged for it. */
export function BounceDialog({ cheque, charge, onClose }: BounceDialogProps) {
  const { id, number, reference, amount, firm_name } = cheque;
  const readAndClose = useReadAndClose(onClose);
  const form = useCallForm({
    texts: {
      reason: { missing: t.reasonMissing },
      charge: { missing: t.chargeWrong, wrong: t.chargeWrong },
    },
    async onSend(fields) {
      await consoleCall('bounceCheque', {
        ...{ receipt_id: id, reason: textOf(fields, 'reason') },
        charge: Number(textOf(fields, 'charge')),
      });
      await readAndClose();
    },
  });
  const name = reference || (number ?? receiptTexts.noNumber(id));
  return (
    <Dialog title={t.bounceTitle(name)} onClose={onClose}>
      <CallForm
        form={form}
        label={t.bounceYes}
        look="danger"
        actions={
          <Button look="secondary" onClick={onClose}>
            {t.keep}
          </Button>
        }
      >
        <p className="muted">{t.bounceText(formatRupees(amount), firm_name)}</p>
        <Field
          name="reason"
          label={t.reason}
          list="bounce-reasons"
          maxLength={300}
          required
          error={form.errors.reason}
        />
        <datalist id="bounce-reasons">
          {t.reasons.map((reason) => (
            <option key={reason} value={reason} />
          ))}
        </datalist>
        <Field
          name="charge"
          label={t.charge}
          inputMode="decimal"
          pattern="\d{1,5}(\.\d{1,2})?"
          defaultValue={String(charge)}
          hint={t.chargeHint}
          required
          error={form.errors.charge}
        />
      </CallForm>
    </Dialog>
  );
}
