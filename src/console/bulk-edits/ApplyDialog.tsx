import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { randomKey } from '#client/random-key.ts';
import { consoleCall } from '#console/data/api.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { editTexts as t } from '#console/messages/bulk-edits.ts';
import type { EditChange } from '#contract/console/bulk-edit.ts';
import type { ConsoleOutput } from '#contract/console/index.ts';
import { fromClockInIndia } from '#domain/india/india-clock.ts';
import { addDaysInIndia, dayInIndia } from '#domain/india/indian-time.ts';
import { Field } from '#ui/Field.tsx';
import { Question } from '#ui/Question.tsx';
import styles from './EditProducts.module.css';
import type { EditTarget } from './edit-target.ts';

type ApplyDialogProps = {
  target: EditTarget;
  change: EditChange;
  /** As the preview has it: "Price +5%". */
  words: string;
  preview: ConsoleOutput<'previewProductEdit'>;
  isLater: boolean;
  /** What is there now is not what was shown. */
  onChanged: () => void;
  onClose: () => void;
};

/** Says in numbers what will happen, asks when, and does it. */
export function ApplyDialog(props: ApplyDialogProps) {
  const { target, change, words, preview, isLater, onChanged, onClose } = props;
  const { changed: expected, refused, in_carts, cart_count } = preview;
  const navigate = useNavigate();
  // The same edit sent again, because its answer was lost, is made once.
  const key = useRef(randomKey());
  const [time, setTime] = useState(tomorrowMorning);
  const [isTimeMissing, setTimeMissing] = useState(false);
  const { pending, failure, submit } = useSubmit((refusal) => {
    if (refusal.code === 'changed-elsewhere') onChanged();
    return false;
  });
  const hides = change.field === 'hidden' && change.value;

  function apply() {
    const run_at = isLater ? fromClockInIndia(time) : undefined;
    setTimeMissing(isLater && run_at === undefined);
    if (isLater && run_at === undefined) return;
    submit(async () => {
      const at = run_at === undefined ? {} : { run_at };
      const input = { ...target, change, expected, ...at, idempotency_key: key.current };
      const { edit } = await consoleCall('editProducts', input);
      navigate(`/products/edits/${edit.id}`);
    });
  }

  const ask = isLater ? t.askLater(expected) : t.ask(expected);
  return (
    <Question
      title={hides && !isLater ? t.askHide(expected) : ask}
      keep={t.notNow}
      yes={pending ? t.changing : isLater ? t.later : hides ? t.hide : t.now}
      look={hides ? 'danger' : 'primary'}
      pending={pending}
      failure={failure}
      onYes={apply}
      onClose={onClose}
    >
      <div className={`stack ${styles.dialog}`}>
        <p>{t.sentence(words, isLater ? t.laterText : t.undoText)}</p>
        {hides && <p>{t.inCarts(in_carts, cart_count)}</p>}
        {refused > 0 && <p>{t.leftOut(refused)}</p>}
        {isLater && (
          <Field
            name="run_at"
            type="datetime-local"
            label={t.at}
            error={isTimeMissing ? t.timeMissing : undefined}
            value={time}
            onChange={({ target: { value } }) => {
              setTime(value);
              setTimeMissing(false);
            }}
          />
        )}
      </div>
    </Question>
  );
}

/** Before the shop opens. */
function tomorrowMorning(): string {
  return `${dayInIndia(addDaysInIndia(new Date().toISOString(), 1))}T06:00`;
}
