import { useState } from 'react';
import { randomKey } from '#client/random-key.ts';
import { textOf } from '#client/use-field-errors.ts';
import { CallForm } from '#console/components/CallForm.tsx';
import { FormDialog } from '#console/components/FormDialog.tsx';
import { formatRupees } from '#console/components/money.ts';
import { useCallForm } from '#console/components/use-call-form.ts';
import { useReadAndClose } from '#console/components/use-read-and-close.ts';
import { consoleCall } from '#console/data/api.ts';
import { cashTexts as t } from '#console/messages/cash.ts';
import { shellTexts } from '#console/messages/shell.ts';
import { paiseTyped } from '#console/receipts/allocation-draft.ts';
import type { CashHolderWire, HandoverWire } from '#contract/console/cash.ts';
import { rupeesToPaise } from '#domain/money/money.ts';
import { classes } from '#ui/classes.ts';
import { Field } from '#ui/Field.tsx';
import styles from './Cash.module.css';
import { differenceText } from './difference.ts';

type HandOverDialogProps = {
  holder: CashHolderWire;
  onTaken: (handover: HandoverWire) => void;
  onClose: () => void;
};

/** Counted against what is expected; the difference is said before it is kept. */
export function HandOverDialog({ holder, onTaken, onClose }: HandOverDialogProps) {
  const { operator_id, operator, cash } = holder;
  const [key, setKey] = useState(randomKey);
  const [counted, setCounted] = useState('');
  const readAndClose = useReadAndClose(onClose);
  const form = useCallForm({
    texts: { counted: { missing: t.countedWrong, wrong: t.countedWrong } },
    async onSend(fields) {
      const { handover } = await consoleCall('handOverCash', {
        ...{ operator_id, counted: Number(textOf(fields, 'counted')), expected: cash },
        ...{ note: textOf(fields, 'note'), idempotency_key: key },
      });
      onTaken(handover);
      await readAndClose();
    },
  });
  const paise = paiseTyped(counted);
  const difference = paise === undefined ? undefined : paise - rupeesToPaise(cash);
  return (
    <FormDialog
      title={t.takeTitle(operator)}
      closeLabel={shellTexts.close}
      unsaved={counted === '' ? [] : [t.counted]}
      pending={form.pending}
      onClose={onClose}
    >
      {() => (
        <CallForm form={form} label={t.yes} wide>
          <p className="muted">{t.takeText}</p>
          <p className={`row between ${styles.expected}`}>
            <span>{t.expected}</span>
            <span>{formatRupees(cash)}</span>
          </p>
          <Field
            name="counted"
            label={t.counted}
            inputMode="decimal"
            pattern="\d{1,9}(\.\d{1,2})?"
            autoComplete="off"
            required
            error={form.errors.counted}
            onChange={({ target }) => {
              setCounted(target.value);
              // Another amount is another handover.
              setKey(randomKey());
            }}
          />
          <p
            className={classes(styles.told, Boolean(difference) && styles.difference)}
            role="status"
          >
            {difference !== undefined && differenceText(difference)}
          </p>
          <Field name="note" label={t.note} hint={t.noteHint} maxLength={300} />
        </CallForm>
      )}
    </FormDialog>
  );
}
