import { type FormEvent, useId, useRef, useState } from 'react';
import { randomKey } from '#client/random-key.ts';
import { refusedFields, useFieldErrors } from '#client/use-field-errors.ts';
import { ActionBar } from '#console/components/ActionBar.tsx';
import styles from '#console/components/offer-form.module.css';
import { Panel } from '#console/components/Panel.tsx';
import { UnsavedGuard } from '#console/components/UnsavedGuard.tsx';
import { consoleCall } from '#console/data/api.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { notificationTexts as t } from '#console/messages/notifications.ts';
import { shellTexts } from '#console/messages/shell.ts';
import { PictureField } from '#console/products/PictureField.tsx';
import { fromClockInIndia } from '#domain/india/india-clock.ts';
import { maxNotificationLength } from '#domain/notifications/audience.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Question } from '#ui/Question.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { AudienceFields } from './AudienceFields.tsx';
import { audienceIn, emptyNotification } from './notification-draft.ts';
import { SendTime } from './SendTime.tsx';
import { useRecipients } from './use-recipients.ts';

type NotificationFormProps = {
  routes: readonly string[];
  cities: readonly string[];
  /** With the query of the list that tells of it. */
  onSent: (query: string) => void;
};

const fieldTexts = {
  text: { missing: t.textMissing },
  send_at: { missing: t.timeMissing },
  path: { missing: '' },
};

/** The number of customers stands on the button that sends it. */
export function NotificationForm({ routes, cities, onSent }: NotificationFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const [draft, setDraft] = useState(emptyNotification);
  const [key, setKey] = useState(randomKey);
  const [confirming, setConfirming] = useState(false);
  const { errors, check, show, clear } = useFieldErrors(fieldTexts);
  const { pending, failure, submit } = useSubmit((refusal) => {
    setConfirming(false);
    const late = refusal.code === 'in-the-past' ? { send_at: refusal.message } : undefined;
    const wrong = late ?? refusedFields(refusal, t.fields);
    if (!wrong || !form.current) return false;
    show(form.current, wrong);
    return true;
  });
  const audience = audienceIn(draft);
  const { count, hasFailed, countAgain } = useRecipients(audience);
  const isChanged = draft !== emptyNotification;
  const counted = count === undefined ? t.counting : t.recipients(count);
  const reach = !audience ? t.chooseFirst : hasFailed ? t.notCounted : counted;

  function change(part: Partial<typeof draft>): void {
    setDraft((now) => ({ ...now, ...part }));
    // Another text or audience is another notification.
    setKey(randomKey());
  }

  const send = () =>
    submit(async () => {
      if (!audience) return;
      const { text, text_hi, image_name, path, isLater } = draft;
      const send_at = isLater ? fromClockInIndia(draft.send_at) : undefined;
      const said = { text, text_hi, image_name, path: path.trim() };
      const content = { ...audience, ...said, idempotency_key: key };
      const sent = await consoleCall('sendNotification', {
        ...content,
        ...(send_at ? { send_at } : {}),
      });
      onSent(`reaches=${sent.count}${send_at ? `&at=${send_at}` : ''}`);
    });

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!check(event.currentTarget) || !count) return;
    if (draft.isLater) send();
    else setConfirming(true);
  }

  return (
    <>
      <div className={`stack gap-4 ${styles.columns}`}>
        <form
          ref={form}
          id={formId}
          className={`stack gap-4 ${styles.form}`}
          noValidate
          method="post"
          autoComplete="off"
          onSubmit={onSubmit}
          onChange={clear}
        >
          <Panel title={t.message}>
            <TextArea
              name="text"
              label={t.fields.text}
              rows={4}
              required
              maxLength={maxNotificationLength}
              counter={t.counter(draft.text.length, maxNotificationLength)}
              value={draft.text}
              onChange={({ target }) => change({ text: target.value })}
              error={errors.text}
            />
            <TextArea
              name="text_hi"
              label={t.fields.text_hi}
              hint={t.hindiHint}
              lang="hi"
              rows={4}
              maxLength={maxNotificationLength}
              value={draft.text_hi}
              onChange={({ target }) => change({ text_hi: target.value })}
            />
            <Field
              name="path"
              label={t.fields.path}
              hint={t.pathHint}
              maxLength={300}
              autoCapitalize="off"
              spellCheck={false}
              value={draft.path}
              onChange={({ target }) => change({ path: target.value })}
              error={errors.path}
            />
          </Panel>
          <AudienceFields draft={draft} change={change} routes={routes} cities={cities} />
          <SendTime draft={draft} change={change} error={errors.send_at} />
          <UnsavedGuard when={isChanged && !pending} />
        </form>
        <div className={`stack gap-4 ${styles.side}`}>
          <PictureField name={draft.image_name} onChange={(image_name) => change({ image_name })} />
        </div>
      </div>
      <ActionBar label={reach} failure={failure}>
        {hasFailed && (
          <Button look="secondary" onClick={countAgain}>
            {shellTexts.tryAgain}
          </Button>
        )}
        <Button
          type="submit"
          form={formId}
          className={styles.send}
          aria-disabled={pending || !count}
        >
          {pending ? t.sending : (draft.isLater ? t.schedule : t.sendNow)(count ?? 0)}
        </Button>
      </ActionBar>
      {confirming && (
        <Question
          title={t.confirmTitle(count ?? 0)}
          keep={t.notYet}
          yes={t.sendNow(count ?? 0)}
          look="primary"
          pending={pending}
          onYes={send}
          onClose={() => setConfirming(false)}
        >
          <p className={styles.name}>{draft.text}</p>
          <p className="muted">{t.confirmText}</p>
        </Question>
      )}
    </>
  );
}
