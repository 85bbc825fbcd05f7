import { type ReactNode, useId } from 'react';
import { partTexts as t } from '#console/messages/components.ts';
import { Button } from '#ui/Button.tsx';
import { ActionBar } from './ActionBar.tsx';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import styles from './DraftForm.module.css';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import type { Draft } from './use-draft.ts';

type DraftFormProps = {
  draft: Draft;
  /** Beside the fields where there is room, such as a preview. */
  side?: ReactNode;
  children: ReactNode;
};

/** The form of a screen: what went wrong, the fields, and a button that stays in sight. */
export function DraftForm({ draft, side, children }: DraftFormProps) {
  const { form, pending, failure, meanwhile, unsaved, isSaved, isNew } = draft;
  const id = useId();
  const isChanged = unsaved.length > 0;
  return (
    <>
      <div className={side === undefined ? styles.one : styles.two}>
        <form
          ref={form}
          id={id}
          className={styles.form}
          noValidate
          method="post"
          autoComplete="off"
          onSubmit={draft.onSubmit}
          onChange={draft.onChange}
        >
          {meanwhile && <ChangedMeanwhile changes={meanwhile} />}
          {children}
          <UnsavedGuard when={isChanged && !pending} />
        </form>
        {side !== undefined && <div className={styles.side}>{side}</div>}
      </div>
      <ActionBar
        failure={failure}
        label={isChanged ? t.unsaved(unsaved) : isSaved ? t.saved : isNew ? '' : t.allSaved}
      >
        <Button type="submit" form={id} aria-disabled={pending || !isChanged}>
          {pending ? t.saving : meanwhile ? t.saveMine : t.save}
        </Button>
      </ActionBar>
    </>
  );
}
