import { AlertDialog } from '#ui/AlertDialog.tsx';
import { reorder as t } from '#web/messages/en/reorder.ts';
import type { AddMany } from './use-add-many.ts';

/** Why nothing, or not all, was added. */
export function AddManyAlert({ adding }: { adding: AddMany }) {
  if (adding.alert === undefined) return null;
  return (
    <AlertDialog title={t.refused} text={adding.alert} okLabel={t.ok} onClose={adding.close} />
  );
}
