import { type Reason, reasonTexts as t } from '#console/messages/reasons.ts';
import { TextArea } from '#ui/TextArea.tsx';
import { Select } from './Select.tsx';

type ToldReasonProps = {
  label: string;
  hint?: string;
  maxLength: number;
  error: string | undefined;
  required?: boolean;
  usual: readonly Reason[];
  value: Reason;
  onChange: (why: Reason) => void;
};

export const noReason: Reason = { reason: '', reason_hi: '' };

/** A reason that a customer reads: a usual one fills in both languages, and either can be written. */
export function ToldReason({ error, usual, value: why, onChange, ...asked }: ToldReasonProps) {
  const { label, hint, maxLength, required } = asked;
  const chosen = usual.find((one) => one.reason === why.reason)?.reason ?? '';
  // The Hindi of a usual reason would say something else than what is written now.
  const isUsual = usual.some((one) => one.reason_hi === why.reason_hi);
  return (
    <>
      <Select
        label={t.usual}
        none={t.choose}
        options={usual.map(({ reason }) => ({ id: reason, name: reason }))}
        value={chosen}
        onChange={({ target }) =>
          onChange(usual.find(({ reason }) => reason === target.value) ?? noReason)
        }
      />
      <TextArea
        name="reason"
        {...{ label, hint, maxLength, required }}
        rows={2}
        value={why.reason}
        onChange={({ target }) =>
          onChange({ reason: target.value, reason_hi: isUsual ? '' : why.reason_hi })
        }
        error={why.reason === '' ? error : undefined}
      />
      <TextArea
        name="reason_hi"
        label={t.inHindi}
        hint={t.hindiHint}
        lang="hi"
        rows={2}
        maxLength={maxLength}
        value={why.reason_hi}
        onChange={({ target }) => onChange({ ...why, reason_hi: target.value })}
      />
    </>
  );
}
