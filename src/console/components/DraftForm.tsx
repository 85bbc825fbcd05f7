import { type ReactNode, useId } from 'react';
import { DraftBar } from './DraftBar.tsx';
import { DraftFields } from './DraftFields.tsx';
import styles from './DraftForm.module.css';
import type { Draft } from './use-draft.ts';

type DraftFormProps = {
  draft: Draft;
  /** Beside the fields where there is room, such as a preview. */
  side?: ReactNode;
  children: ReactNode;
};

/** The form of a screen: the fields, and a button that stays in sight. */
export function DraftForm({ draft, side, children }: DraftFormProps) {
  const id = useId();
  return (
    <>
      <div
        className={side === undefined ? `stack gap-4 ${styles.one}` : `stack gap-4 ${styles.two}`}
      >
        <DraftFields draft={draft} id={id} className={`stack gap-4 ${styles.form}`}>
          {children}
        </DraftFields>
        {side !== undefined && <div className={`stack gap-4 ${styles.side}`}>{side}</div>}
      </div>
      <DraftBar draft={draft} formId={id} />
    </>
  );
}
