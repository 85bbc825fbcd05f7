import { editTexts as t } from '#console/messages/bulk-edits.ts';
import type { EditWire } from '#contract/console/bulk-edit.ts';
import { formatRecent } from '#domain/india/indian-time.ts';
import { Badge, type BadgeTone } from '#ui/Badge.tsx';

const tones: Record<EditWire['state'], BadgeTone> = {
  scheduled: 'info',
  applied: 'brand',
  undone: 'quiet',
  cancelled: 'quiet',
  failed: 'danger',
};

export function EditState({ state }: Pick<EditWire, 'state'>) {
  return <Badge tone={tones[state]}>{t.states[state]}</Badge>;
}

/** When it was or will be done; of one that was not, when it was made. */
export function editTime(edit: EditWire): string {
  const { state, run_at, applied_at, undone_at, created_at } = edit;
  const now = Date.now();
  if (state === 'scheduled' && run_at) return t.willRun(formatRecent(run_at, now));
  return formatRecent(undone_at ?? applied_at ?? created_at, now);
}
