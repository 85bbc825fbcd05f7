import { type FormEvent, useRef, useState } from 'react';
import { refusedFields, useFieldErrors } from '#client/use-field-errors.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { partTexts as t } from '#console/messages/components.ts';
import type { Change } from './ChangeTable.tsx';

type Texts<N extends string> = Record<N, string>;

type DraftOptions<N extends string, W extends { version: number }> = {
  labels: Readonly<Texts<N>>;
  /** As it was read; undefined: a new one. */
  read: W | undefined;
  /** Its fields as they are typed; of a new one, what it begins with. */
  textsOf: (wire: W | undefined) => Texts<N>;
  /** Saves what was changed; gives what is there then. */
  save: (changes: Partial<Texts<N>>, version: number | undefined) => Promise<W>;
  /** Under which name a refusal carries what someone else has saved. */
  noun: string;
  onSaved?: (saved: W) => void;
};

/**
 * What is typed into a form over what was read. What is not touched follows what is read anew, so
 * that whoever saves second loses nothing and takes nothing back.
 */
export function useDraft<N extends string, W extends { version: number }>(
  options: DraftOptions<N, W>,
) {
  const { labels, read, textsOf, save, noun, onSaved } = options;
  const form = useRef<HTMLFormElement>(null);
  const [known, setKnown] = useState(read);
  /** As someone else has saved it meanwhile. */
  const [newer, setNewer] = useState<W>();
  const [edits, setEdits] = useState<Partial<Texts<N>>>({});
  const [isSaved, setSaved] = useState(false);
  const names = Object.keys(labels) as N[]; // `as`: keys of that very object
  const texts = Object.fromEntries(
    names.map((name) => [name, { missing: t.missing(labels[name]) }]),
  ) as Record<N, { missing: string }>; // `as`: one for each name
  const { errors, check, show, clear } = useFieldErrors(texts);
  const { pending, failure, submit } = useSubmit((refusal) => {
    if (refusal.code === 'changed-elsewhere') {
      setNewer(refusal.extra[noun] as W); // `as`: what that refusal carries
      return true;
    }
    const wrong = refusedFields(refusal, labels);
    if (wrong && form.current) show(form.current, wrong);
    return wrong !== undefined;
  });

  const base = textsOf(newer ?? known);
  const values = { ...base, ...edits };
  const changed = names.filter((name) => values[name] !== base[name]);

  function set(name: N, text: string): void {
    setSaved(false);
    setEdits((now) => ({ ...now, [name]: text }));
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!check(event.currentTarget)) return;
    const changes = Object.fromEntries(changed.map((name) => [name, values[name].trim()]));
    submit(async () => {
      const saved = await save(changes as Partial<Texts<N>>, (newer ?? known)?.version); // `as`: of those names
      setKnown(saved);
      setNewer(undefined);
      setEdits({});
      setSaved(true);
      onSaved?.(saved);
    });
  }

  return {
    ...{ form, values, set, changed, errors, pending, failure, submit, onSubmit, isSaved },
    onChange: clear,
    isNew: known === undefined,
    /** What someone else has changed since it was read; undefined: nobody has. */
    meanwhile: newer && changesOf(labels, textsOf(known), textsOf(newer)),
    unsaved: changed.map((name): string => labels[name]),
    /** The attributes of a field. */
    field: (name: N) => ({
      ...{ name, label: labels[name], value: values[name], error: errors[name] },
      onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
    }),
  };
}

export type Draft = Omit<
  ReturnType<typeof useDraft<string, { version: number }>>,
  'field' | 'set' | 'values' | 'changed' | 'errors'
>;

function changesOf<N extends string>(
  labels: Readonly<Texts<N>>,
  before: Texts<N>,
  after: Texts<N>,
): Change[] {
  return (Object.keys(labels) as N[]) // `as`: keys of that very object
    .filter((name) => before[name] !== after[name])
    .map((name) => ({ field: labels[name], before: before[name], after: after[name] }));
}
