import { useState } from 'react';
import { CallQuestion } from '#console/components/CallQuestion.tsx';
import { consoleCall } from '#console/data/api.ts';
import { editTexts as t } from '#console/messages/bulk-edits.ts';
import type { EditWire } from '#contract/console/bulk-edit.ts';

type TakeBackDialogProps = { edit: EditWire; onClose: () => void };

/** Calls off what is scheduled, undoes what was applied. */
export function TakeBackDialog({ edit: { id, changed, state }, onClose }: TakeBackDialogProps) {
  const isScheduled = state === 'scheduled';
  const [since, setSince] = useState<{ products: string[]; count: number }>();
  return (
    <CallQuestion
      title={isScheduled ? t.cancelTitle(changed) : t.undoTitle(changed)}
      text={isScheduled ? t.cancelDialog : t.undoDialog}
      keep={t.keep}
      yes={isScheduled ? t.cancel : t.undo}
      look={isScheduled ? 'danger' : 'primary'}
      onYes={() => consoleCall(isScheduled ? 'cancelProductEdit' : 'undoProductEdit', { id })}
      onRefusal={({ code, extra }) => {
        if (code === 'changed-since') {
          setSince(extra as unknown as { products: string[]; count: number }); // `as`: what that refusal carries
        }
        return false;
      }}
      onClose={onClose}
    >
      {since && <p>{t.changedSince(since.products, since.count)}</p>}
    </CallQuestion>
  );
}
