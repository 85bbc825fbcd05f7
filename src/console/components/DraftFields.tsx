import type { ReactNode } from 'react';
import { partTexts as t } from '#console/messages/components.ts';
import { Notice } from '#ui/Notice.tsx';
import { ChangeTable } from './ChangeTable.tsx';
import type { Draft } from './use-draft.ts';

type Says = 'changedTitle' | 'changedText' | 'save' | 'saveMine' | 'saved';

/** What a screen says in words of its own. */
export type DraftWords = Readonly<Partial<Record<Says, string>>>;

type DraftFieldsProps = {
  draft: Draft;
  /** Ties the button that saves to it, wherever that stands. */
  id?: string;
  className: string | undefined;
  says?: DraftWords | undefined;
  children: ReactNode;
};

/** The form of a draft: what someone else has saved meanwhile, and the fields. */
export function DraftFields({ draft, id, className, says, children }: DraftFieldsProps) {
  const { form, meanwhile } = draft;
  const words = { ...t, ...says };
  return (
    <form
      ref={form.ref}
      id={id}
      className={className}
      noValidate
      method="post"
      autoComplete="off"
      onSubmit={form.onSubmit}
      onChange={form.clear}
    >
      {meanwhile && (
        <>
          <Notice tone="info" title={words.changedTitle}>
            {words.changedText}
          </Notice>
          <ChangeTable changes={meanwhile} />
        </>
      )}
      {children}
    </form>
  );
}
