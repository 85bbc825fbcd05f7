import { partTexts as t } from '#console/messages/components.ts';
import { Button } from '#ui/Button.tsx';
import { ActionBar } from './ActionBar.tsx';
import type { DraftWords } from './DraftFields.tsx';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import type { Draft } from './use-draft.ts';

type DraftBarProps = {
  draft: Draft;
  /** Of the form that it saves. */
  formId: string;
  /** As it is, it can be saved as well. */
  isReady?: boolean;
  says?: DraftWords | undefined;
};

/** What is unsaved, and the button that saves: in sight of the whole screen. */
export function DraftBar({ draft, formId, isReady = false, says }: DraftBarProps) {
  const { form, meanwhile, unsaved, isSaved, isNew } = draft;
  const words = { ...t, ...says };
  const isChanged = unsaved.length > 0;
  const standing = isSaved ? words.saved : isNew ? '' : t.allSaved;
  return (
    <ActionBar failure={form.failure} label={isChanged ? t.unsaved(unsaved) : standing}>
      <Button type="submit" form={formId} aria-disabled={form.pending || !(isChanged || isReady)}>
        {form.pending ? t.saving : meanwhile ? words.saveMine : words.save}
      </Button>
      <UnsavedGuard when={isChanged && !form.pending} text={t.unsaved(unsaved)} />
    </ActionBar>
  );
}
