import { partTexts as t } from '#console/messages/components.ts';
import { Notice } from '#ui/Notice.tsx';
import { type Change, ChangeTable } from './ChangeTable.tsx';

/** What someone else has saved while this was being typed. */
export function ChangedMeanwhile({ changes }: { changes: readonly Change[] }) {
  return (
    <>
      <Notice tone="info" title={t.changedTitle}>
        {t.changedText}
      </Notice>
      <ChangeTable changes={changes} />
    </>
  );
}
