import { useState } from 'react';
import { CallForm } from '#console/components/CallForm.tsx';
import { FormDialog } from '#console/components/FormDialog.tsx';
import { useCallForm } from '#console/components/use-call-form.ts';
import { useReadAndClose } from '#console/components/use-read-and-close.ts';
import { consoleCall } from '#console/data/api.ts';
import { searchesTexts as t } from '#console/messages/searches.ts';
import { shellTexts } from '#console/messages/shell.ts';
import type { SynonymsWire } from '#contract/console/searches.ts';
import type { Refusal } from '#contract/refusal.ts';
import { Button } from '#ui/Button.tsx';
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
  const readAndClose = useReadAndClose(onClose);
  const [group, setGroup] = useState(draft.group);
  const [typed, setTyped] = useState(() => startOf(draft));
  const [notice, setNotice] = useState<string>();
  const form = useCallForm({
    texts: { words: { missing: t.fieldMissing } },
    labels: { words: t.field },
    onRefusal: takeOther,
    async onSend() {
      const known = group ? { id: group.id, version: group.version } : {};
      const words = wordsIn(typed);
      await consoleCall('saveSynonyms', { ...known, words, missed: draft.missed });
      await readAndClose();
    },
  });

  /** Goes on with the group that someone else has saved, or that has one of the words. */
  function takeOther({ code, extra }: Refusal): boolean {
    // One group at a time is joined: words of a second one are only named.
    const isJoined = code === 'word-taken' && !group;
    if (!isJoined && code !== 'changed-elsewhere') return false;
    const other = extra.synonyms as SynonymsWire; // `as`: what these refusals carry
    const text = other.words.join(', ');
    setGroup(other);
    setTyped([...new Set([...other.words, ...wordsIn(typed)])].join(', '));
    setNotice(isJoined ? t.joined(text) : t.changed(text));
    return true;
  }

  const remove = () =>
    form.submit(async () => {
      const { id, version } = group ?? { id: 0, version: 0 };
      await consoleCall('deleteSynonyms', { id, version });
      await readAndClose();
    });

  const unsaved = typed === startOf(draft) ? [] : [t.field];
  return (
    <FormDialog
      title={draft.group ? t.changeTitle : t.addTitle}
      closeLabel={shellTexts.close}
      {...{ unsaved, onClose, pending: form.pending }}
    >
      {() => (
        <CallForm
          form={form}
          label={t.save}
          sending={t.saving}
          autoComplete="off"
          actions={
            draft.group && (
              <Button look="quietDanger" aria-disabled={form.pending} onClick={remove}>
                {t.remove}
              </Button>
            )
          }
        >
          {notice !== undefined && <Notice tone="info">{notice}</Notice>}
          <Field
            name="words"
            label={t.field}
            hint={t.fieldHint}
            required
            maxLength={900}
            autoCapitalize="off"
            value={typed}
            // The other word comes after the one that is there.
            onFocus={({ target }) => target.setSelectionRange(typed.length, typed.length)}
            onChange={({ target }) => setTyped(target.value)}
            error={form.errors.words}
          />
          <SearchTester start={draft.missed} words={wordsIn(typed).join(',')} groupId={group?.id} />
        </CallForm>
      )}
    </FormDialog>
  );
}

/** The first word that was not found, with room for the other name. */
function startOf({ group, missed }: SynonymDraft): string {
  if (group) return group.words.join(', ');
  const [first] = wordsIn(missed);
  return first === undefined ? '' : `${first}, `;
}
