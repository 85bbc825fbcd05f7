import { type FormEvent, useState } from 'react';
import { browserLog } from '#client/log.ts';
import { textOf, useFieldErrors } from '#client/use-field-errors.ts';
import { isRefusal } from '#contract/refusal.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { EmailField, NameField } from '#web/account/PersonFields.tsx';
import { browserCall } from '#web/data/api.ts';
import type { FormOutcome } from '#web/data/plain-form.ts';
import { usePerson } from '#web/data/use-person.ts';
import { contact as t } from '#web/messages/en/content.ts';
import { formOutcomes } from '#web/messages/en/form-outcomes.ts';
import styles from './ContactForm.module.css';

type State = 'ready' | 'busy' | 'sent' | 'failed';

/** Spec §2. Sent before the scripts were there, it goes to the server as a plain form. */
export function ContactForm({ outcome }: { outcome: FormOutcome | undefined }) {
  const [state, setState] = useState<State>('ready');
  const [failure, setFailure] = useState<string>();
  const { errors, check, clear } = useFieldErrors({
    name: { missing: t.nameMissing },
    email: { missing: t.emailMissing, wrong: t.emailWrong },
    message: { missing: t.messageMissing },
  });
  const busy = state === 'busy';

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy || !check(form)) return;
    setState('busy');
    try {
      await browserCall('contactUsForm', {
        name: textOf(form, 'name'),
        email: textOf(form, 'email'),
        subject: textOf(form, 'subject'),
        message: textOf(form, 'message'),
        website: textOf(form, 'website'),
      });
      form.reset();
      setState('sent');
    } catch (error) {
      browserLog('contact form', error);
      setFailure(isRefusal(error) ? error.code : undefined);
      setState('failed');
    }
  }

  const failed =
    state === 'failed' || (state === 'ready' && outcome !== undefined && outcome !== 'sent');
  const reason = state === 'failed' ? failure : outcome;
  return (
    <form
      className={`stack gap-4 ${styles.form}`}
      method="post"
      action="/contact-us"
      noValidate
      onSubmit={submit}
      onChange={clear}
    >
      {state === 'ready' && outcome === 'sent' && (
        <Notice tone="success" title={t.sent}>
          {t.thanks}
        </Notice>
      )}
      <ContactFields errors={errors} />
      {failed && (
        <Notice tone="danger" title={t.oops}>
          {reason === 'too-many-tries' || reason === 'busy' ? formOutcomes[reason] : t.failed}
        </Notice>
      )}
      <Button type="submit" className={styles.submit ?? ''} aria-disabled={busy}>
        {busy ? t.submitting : t.submit}
      </Button>
      {state === 'sent' && (
        <AlertDialog
          title={t.sent}
          text={t.thanks}
          okLabel={t.ok}
          onClose={() => setState('ready')}
        />
      )}
    </form>
  );
}

type Errors = Partial<Record<'name' | 'email' | 'message', string>>;

function ContactFields({ errors }: { errors: Errors }) {
  const person = usePerson();
  return (
    <>
      <NameField label={t.name} error={errors.name} defaultValue={person?.name} />
      <EmailField label={t.email} error={errors.email} defaultValue={person?.email} />
      <Field name="subject" label={t.subject} hint={t.optional} maxLength={200} />
      <TextArea
        name="message"
        label={t.message}
        error={errors.message}
        rows={5}
        maxLength={5000}
        required
      />
      {/* People neither see nor reach it: what it holds was filled by a machine. */}
      <div className={styles.trap} aria-hidden="true">
        <label>
          {t.trap}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
