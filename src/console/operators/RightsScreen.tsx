import { useId, useState } from 'react';
import { useLoaderData } from 'react-router';
import { OwnProofDialog } from '#console/account/OwnProofDialog.tsx';
import { type AskedProof, type OwnProof, withOwnProof } from '#console/account/own-proof.ts';
import { BackLink } from '#console/components/BackLink.tsx';
import { DraftBar } from '#console/components/DraftBar.tsx';
import { DraftFields } from '#console/components/DraftFields.tsx';
import { Panel } from '#console/components/Panel.tsx';
import { useDraft } from '#console/components/use-draft.ts';
import { consoleCall } from '#console/data/api.ts';
import { rightsTexts as t } from '#console/messages/rights.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import { Field } from '#ui/Field.tsx';
import styles from './Rights.module.css';
import { RightsTable } from './RightsTable.tsx';
import { rightsDraftOf, rightsLabels, tableOf, ticksShown } from './rights-draft.ts';

export function loader({ request }: { request: Request }) {
  return consoleCall('getRoleRights', {}, request.signal);
}

/** The owner's table: rights by role, and what is a large change. */
export function Component() {
  const { rights } = useLoaderData<typeof loader>();
  const id = useId();
  const [asked, setAsked] = useState<AskedProof>();
  const draft = useDraft({
    labels: rightsLabels,
    read: rights,
    noun: 'rights',
    valuesOf: rightsDraftOf,
    shownOf: ticksShown,
    async save(_changes, version, values) {
      const table = { ...tableOf(values), version };
      const send = (proof: OwnProof) => consoleCall('saveRoleRights', { ...table, ...proof });
      return (await withOwnProof(send, setAsked))?.rights;
    },
  });
  return (
    <>
      <BackLink to="/settings/operators">{t.back}</BackLink>
      <ScreenHead title={t.title} />
      <p className={`muted ${styles.lead}`}>{t.lead}</p>
      <DraftFields draft={draft} id={id} className="stack gap-4" says={t.draft}>
        <RightsTable draft={draft} />
        <Panel title={t.largeTitle} className={styles.large}>
          <p className="muted">{t.largeText}</p>
          <div className={styles.limits}>
            <Field {...draft.field('large_rows')} inputMode="numeric" maxLength={6} required />
            <Field {...draft.field('large_percent')} inputMode="numeric" maxLength={3} required />
          </div>
        </Panel>
      </DraftFields>
      <DraftBar draft={draft} formId={id} says={{ saved: t.saved }} />
      {asked && (
        <OwnProofDialog asked={asked} text={t.proofText} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}
