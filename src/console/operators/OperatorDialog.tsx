import { type FormEvent, useRef, useState } from 'react';
import { textOf, useFieldErrors } from '#client/use-field-errors.ts';
import formStyles from '#console/components/form.module.css';
import { LeaveDialog } from '#console/components/LeaveDialog.tsx';
import { consoleCall } from '#console/data/api.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { useUnsavedDialog } from '#console/data/use-unsaved.ts';
import { partTexts } from '#console/messages/components.ts';
import { operatorTexts as t } from '#console/messages/operators.ts';
import { shellTexts } from '#console/messages/shell.ts';
import { signInTexts } from '#console/messages/sign-in.ts';
import type { OperatorWire } from '#contract/console/operators.ts';
import { minPasswordLength } from '#domain/limits.ts';
import { type OperatorRole, operatorRoles } from '#domain/operators/permissions.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ChangedElsewhere } from './ChangedElsewhere.tsx';
import { OperatorFields } from './OperatorFields.tsx';

const fieldTexts = {
  name: { missing: t.nameMissing },
  email: { missing: t.emailMissing, wrong: t.emailWrong },
  password: { missing: '', wrong: signInTexts.passwordShort(minPasswordLength) },
};

type OperatorDialogProps = {
  /** undefined: a new one. */
  operator: OperatorWire | undefined;
  onClose: () => void;
  onSaved: () => void;
};

export function OperatorDialog({ operator, onClose, onSaved }: OperatorDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  /** As someone else has saved it since this dialog was opened. */
  const [newer, setNewer] = useState<OperatorWire>();
  const { errors, check, show, clear } = useFieldErrors(fieldTexts);
  const { pending, failure, submit } = useSubmit(({ code, message, extra }) => {
    if (code === 'changed-elsewhere')
      setNewer(extra.operator as OperatorWire); // `as`: what that refusal carries
    else if (code === 'e-mail-taken' && form.current) show(form.current, { email: message });
    else return false;
    return true;
  });

  const { changed, note, release, close, leaving } = useUnsavedDialog(onClose);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    if (!check(currentTarget)) return;
    submit(async () => {
      await consoleCall('saveOperator', {
        ...(operator ? { id: operator.id, version: (newer ?? operator).version } : {}),
        ...operatorIn(currentTarget, operator),
      });
      release();
      onSaved();
    });
  }

  return (
    <Dialog title={operator ? t.editTitle : t.add} closeLabel={shellTexts.close} onClose={close}>
      <form
        ref={form}
        className={formStyles.form}
        noValidate
        method="post"
        onSubmit={onSubmit}
        onChange={(event) => {
          clear(event);
          note(event.currentTarget);
        }}
      >
        {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
        {operator && newer && <ChangedElsewhere before={operator} now={newer} />}
        <OperatorFields operator={operator} errors={errors} />
        <div className={formStyles.actions}>
          <Button look="quiet" onClick={close}>
            {shellTexts.cancel}
          </Button>
          <Button type="submit" aria-disabled={pending}>
            {pending ? t.saving : newer ? t.saveAnyway : t.save}
          </Button>
        </div>
      </form>
      {leaving && <LeaveDialog text={partTexts.unsaved(changed.map(labelOf))} {...leaving} />}
    </Dialog>
  );
}

function operatorIn(form: HTMLFormElement, operator: OperatorWire | undefined) {
  const typed = new FormData(form);
  const password = String(typed.get('password') ?? '');
  return {
    name: textOf(form, 'name'),
    email: textOf(form, 'email'),
    role: roleIn(typed.get('role')),
    active: operator === undefined || typed.get('active') === 'on',
    ...(password === '' ? {} : { password }),
  };
}

function roleIn(value: FormDataEntryValue | null): OperatorRole {
  return operatorRoles.find((role) => role === value) ?? 'packer';
}

function labelOf(field: string): string {
  const { name, email, role, password, mayStillSignIn } = t;
  const labels: Record<string, string> = { name, email, role, password, active: mayStillSignIn };
  return labels[field] ?? field;
}
