import { useState } from 'react';
import { OwnProofDialog } from '#console/account/OwnProofDialog.tsx';
import { type AskedProof, type OwnProof, withOwnProof } from '#console/account/own-proof.ts';
import { DraftDialog } from '#console/components/DraftDialog.tsx';
import { PasswordField } from '#console/components/PasswordField.tsx';
import { type DraftOf, useDraft } from '#console/components/use-draft.ts';
import { consoleCall } from '#console/data/api.ts';
import { useMe } from '#console/data/use-me.ts';
import { roleNames } from '#console/messages/account.ts';
import { operatorTexts as t } from '#console/messages/operators.ts';
import { shellTexts } from '#console/messages/shell.ts';
import { signInTexts } from '#console/messages/sign-in.ts';
import type { OperatorWire, ScheduledWorkWire } from '#contract/console/operators.ts';
import { minPasswordLength } from '#domain/limits.ts';
import { operatorRoles, type RightsChanges } from '#domain/operators/permissions.ts';
import { Field } from '#ui/Field.tsx';
import { LostWork } from './LostWork.tsx';
import styles from './OperatorFields.module.css';
import { RouteFields, routesIn } from './RouteFields.tsx';

const fieldTexts = {
  name: { missing: t.nameMissing },
  email: { missing: t.emailMissing, wrong: t.emailWrong },
  password: { missing: '', wrong: signInTexts.passwordShort(minPasswordLength) },
};

export type OperatorDraft = Pick<OperatorWire, 'name' | 'email' | 'role' | 'active'> & {
  /** As JSON: a draft holds texts. */
  routes: string;
  /** A new one; '': it stays, or is set through a link. */
  password: string;
};

type OperatorDialogProps = {
  /** undefined: a new one. */
  operator: OperatorWire | undefined;
  /** What waits for its time, of everybody. */
  work: ScheduledWorkWire[];
  changes: RightsChanges;
  /** Of the shop, for drivers. */
  routes: readonly string[];
  onClose: () => void;
  onSaved: () => void;
};

export function OperatorDialog({
  operator,
  work,
  changes,
  routes,
  onClose,
  onSaved,
}: OperatorDialogProps) {
  const [asked, setAsked] = useState<AskedProof>();
  const draft = useDraft({
    labels: {
      ...{ name: t.name, email: t.email, role: t.role, active: t.mayStillSignIn },
      routes: t.routes,
      password: operator ? t.newPassword : t.password,
    },
    texts: fieldTexts,
    read: operator,
    noun: 'operator',
    valuesOf: draftOf,
    shownOf: (wire) => ({
      role: wire && roleNames[wire.role],
      active: wire?.active ? t.yes : t.no,
      routes: wire?.routes.map((route) => route || t.noRoute).join(', '),
    }),
    refusals: { 'e-mail-taken': 'email' },
    problems: ({ role, routes }) =>
      role === 'driver' && routes === '[]' ? { routes: t.routeMissing } : {},
    async save(_changes, version, { password, name, email, routes, ...rest }) {
      const own = operator ? { id: operator.id, version } : {};
      const own_routes = rest.role === 'driver' ? { routes: routesIn(routes) } : {};
      const person = { name: name.trim(), email: email.trim(), ...rest, ...own_routes };
      const change = { ...own, ...person, ...(password === '' ? {} : { password }) };
      const send = (proof: OwnProof) => consoleCall('saveOperator', { ...change, ...proof });
      return (await withOwnProof(send, setAsked))?.operator;
    },
    onSaved,
  });
  return (
    <>
      <DraftDialog
        title={operator ? t.editTitle : t.add}
        draft={draft}
        cancel={shellTexts.cancel}
        says={t.draft}
        onClose={onClose}
      >
        <OperatorFields operator={operator} draft={draft} routes={routes} />
        {operator && (
          <LostWork operator={operator} values={draft.values} work={work} changes={changes} />
        )}
      </DraftDialog>
      {asked && (
        <OwnProofDialog asked={asked} text={t.proofText} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}

function draftOf(operator: OperatorWire | undefined): OperatorDraft {
  const { name = '', email = '', role = 'staff', active = true, routes = [] } = operator ?? {};
  return { name, email, role, active, routes: JSON.stringify(routes), password: '' };
}

type OperatorFieldsProps = {
  operator: OperatorWire | undefined;
  draft: DraftOf<OperatorDraft>;
  routes: readonly string[];
};

function OperatorFields({ operator, draft, routes }: OperatorFieldsProps) {
  const { values, change, field, box } = draft;
  const isMe = useMe().id === operator?.id;
  return (
    <>
      <Field {...field('name')} autoComplete="off" maxLength={100} required />
      <Field {...field('email')} type="email" autoComplete="off" maxLength={254} required />
      <fieldset className={`stack ${styles.roles}`}>
        <legend className="caption">{t.role}</legend>
        {operatorRoles.map((role) => (
          <label key={role} className={`row gap-3 ${styles.choice}`}>
            <input
              type="radio"
              name="role"
              value={role}
              checked={role === values.role}
              onChange={() => change({ role })}
            />
            <span>
              <span className={styles.role}>{roleNames[role]}</span>
              <span className={`muted ${styles.may}`}>{t.mayRole[role]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {values.role === 'driver' && <RouteFields draft={draft} routes={routes} />}
      {/* One's own is changed under the account, with the old one. */}
      {!isMe && (
        <PasswordField
          {...field('password')}
          autoComplete="new-password"
          required={false}
          minLength={minPasswordLength}
          hint={operator ? t.passwordKeepHint : t.passwordNewHint}
        />
      )}
      {operator && (
        <>
          <label className={`row gap-3 ${styles.choice}`}>
            <input {...box('active')} />
            <span className={styles.role}>{t.mayStillSignIn}</span>
          </label>
          <p className={`muted ${styles.may}`}>{t.endsSessions}</p>
        </>
      )}
    </>
  );
}
