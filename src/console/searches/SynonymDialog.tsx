import { type FormEvent, startTransition, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { refusedFields, useFieldErrors } from '#client/use-field-errors.ts';
import formStyles from '#console/components/form.module.css';
import { LeaveDialog } from '#console/components/LeaveDialog.tsx';
import { consoleCall } from '#console/data/api.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { useUnsavedDialog } from '#console/data/use-unsaved.ts';
import { partTexts } from '#console/messages/components.ts';
import { searchesTexts as t } from '#console/messages/searches.ts';
import { shellTexts } from '#console/messages/shell.ts';
import type { SynonymsWire } from '#contract/console/searches.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/Field.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SearchTester } from './SearchTester.tsx';

export type SynonymDraft = {
  /** undefined: a new one. */
  group: SynonymsWire | undefined;
  /** The search without results that it deals with. */
  missed: string;
};

const wordsIn = (typed: string) => typed.split(/[,\s]+/).filter((word) => word !== '');

/** A group of words that mean the same, with what the shop would find. */
export function SynonymDialog({ draft, onClose }: { draft: SynonymDraft; onClose: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const { revalidate } = useRevalidator();
  const [group, setGroup] = useState(draft.group);
  const [typed, setTyped] = useState(() => startOf(draft));
  const [notice, setNotice] = useState<string>();
  const { errors, check, show, clear } = useFieldErrors({ words: { missing: t.fieldMissing } });
  const { note, release, close, leaving } = useUnsavedDialog(onClose);
  const { pending, failure, submit } = useSubmit((refusal) => {
    const wrong = refusedFields(refusal, { words: t.field });
    if (wrong && form.current) {
      show(form.current, wrong);
      return true;
    }
    // One group at a time is joined: words of a second one are only named.
    const isJoined = refusal.code === 'word-taken' && !group;
    if (!isJoined && refusal.code !== 'changed-elsewhere') return false;
    const other = refusal.extra.synonyms as SynonymsWire; // `as`: what these refusals carry
    const text = other.words.join(', ');
    setGroup(other);
    setTyped([...new Set([...other.words, ...wordsIn(typed)])].join(', '));
    setNotice(isJoined ? t.joined(text) : t.changed(text));
    return true;
  });

  function run(work: () => Promise<unknown>): void {
    submit(async () => {
      await work();
      release();
      await revalidate();
      startTransition(onClose);
    });
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!check(event.currentTarget)) return;
    const known = group ? { id: group.id, version: group.version } : {};
    run(() =>
      consoleCall('saveSynonyms', { ...known, words: wordsIn(typed), missed: draft.missed }),
    );
  }

  return (
    <Dialog
      title={draft.group ? t.changeTitle : t.addTitle}
      closeLabel={shellTexts.close}
      onClose={close}
    >
      <form
        ref={form}
        className={formStyles.form}
        noValidate
        method="post"
        autoComplete="off"
        onSubmit={onSubmit}
        onChange={(event) => {
          clear(event);
          note(event.currentTarget);
        }}
      >
        {notice !== undefined && <Notice tone="info">{notice}</Notice>}
        {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
        <Field
          name="words"
          label={t.field}
          hint={t.fieldHint}
          required
          maxLength={900}
          autoCapitalize="off"
          // Not bound to `typed`: what differs from its start is unsaved.
          key={group && `${group.id} ${group.version}`}
          defaultValue={typed}
          // The other word comes after the one that is there.
          onFocus={({ target }) => target.setSelectionRange(typed.length, typed.length)}
          onChange={({ target }) => setTyped(target.value)}
          error={errors.words}
        />
        <SearchTester start={draft.missed} words={wordsIn(typed).join(',')} groupId={group?.id} />
        <div className={formStyles.actions}>
          {draft.group && (
            <Button
              look="quietDanger"
              aria-disabled={pending}
              onClick={() => {
                const { id, version } = group ?? { id: 0, version: 0 };
                run(() => consoleCall('deleteSynonyms', { id, version }));
              }}
            >
              {t.remove}
            </Button>
          )}
          <Button type="submit" aria-disabled={pending}>
            {pending ? t.saving : t.save}
          </Button>
        </div>
      </form>
      {leaving && <LeaveDialog text={partTexts.unsaved([t.field])} {...leaving} />}
    </Dialog>
  );
}

/** The first word that was not found, with room for the other name. */
function startOf({ group, missed }: SynonymDraft): string {
  if (group) return group.words.join(', ');
  const [first] = wordsIn(missed);
  return first === undefined ? '' : `${first}, `;
}
