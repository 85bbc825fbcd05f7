import { useState } from 'react';
import { type Reason, reasonTexts as t } from '#console/messages/reasons.ts';
import { TextArea } from '#ui/TextArea.tsx';
import { Select } from './Select.tsx';

type ToldReasonProps = {
  label: string;
  maxLength: number;
  error: string | undefined;
  usual: readonly Reason[];
};

const nothing: Reason = { reason: '', reason_hi: '' };

/** A reason that a customer reads: a usual one fills in both languages, and either can be written. */
export function ToldReason({ label, maxLength, error, usual }: ToldReasonProps) {
  const [why, setWhy] = useState(nothing);
  const chosen = usual.find((one) => one.reason === why.reason)?.reason ?? '';
  // The Hindi of a usual reason would say something else than what is written now.
  const write = (reason: string) =>
    setWhy(({ reason_hi }) => ({
      reason,
      reason_hi: usual.some((one) => one.reason_hi === reason_hi) ? '' : reason_hi,
    }));
  return (
    <>
      <Select
        label={t.usual}
        none={t.choose}
        options={usual.map(({ reason }) => ({ id: reason, name: reason }))}
        value={chosen}
        onChange={({ target }) =>
          setWhy(usual.find(({ reason }) => reason === target.value) ?? nothing)
        }
      />
      <TextArea
        name="reason"
        label={label}
        rows={2}
        maxLength={maxLength}
        required
        value={why.reason}
        onChange={({ target }) => write(target.value)}
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
        onChange={({ target }) => setWhy({ ...why, reason_hi: target.value })}
      />
    </>
  );
}
