import { useState } from 'react';
import type { FieldTexts } from '#client/use-field-errors.ts';
import { partTexts as t } from '#console/messages/components.ts';
import type { Change } from './ChangeTable.tsx';
import { useCallForm } from './use-call-form.ts';

type Values = Record<string, string | boolean>;
type NameIn<V> = keyof V & string;

type DraftOptions<V extends Values, W> = {
  labels: Readonly<Record<NameIn<V>, string>>;
  /** As it was read; undefined: a new one. */
  read: NoInfer<W> | undefined;
  /** Its fields as they are typed; of a new one, what it begins with. */
  valuesOf: (wire: W | undefined) => V;
  /** Typed already. */
  typed?: Partial<V>;
  /** Its fields as people read them, where that is not what is typed. */
  shownOf?: (wire: W | undefined) => Partial<Record<NameIn<V>, string>>;
  /** What is said of a field that is empty or wrong, where "is required" does not say it. */
  texts?: Partial<Record<NameIn<V>, FieldTexts>>;
  /** The field that a refusal belongs to, by its code. */
  refusals?: Readonly<Record<string, NameIn<V>>>;
  /** What is wrong and the browser cannot know. */
  problems?: (values: V) => Partial<Record<NameIn<V>, string>>;
  /** Gives what is there then; nothing where the screen is left. */
  save: (changes: Partial<V>, version: number | undefined, values: V) => Promise<W | undefined>;
  /** Under which name a refusal carries what someone else has saved. */
  noun: string;
  onSaved?: (saved: W) => void;
  /** It has just been saved, on the screen before. */
  isSaved?: boolean;
};

/**
 * What is typed into a form over what was read. What is not touched follows what is read anew, so
 * that whoever saves second loses nothing and takes nothing back.
 */
export function useDraft<V extends Values, W extends { version: number }>(
  options: DraftOptions<V, W>,
) {
  const { labels, read, valuesOf, shownOf, save, noun, onSaved, problems } = options;
  const [known, setKnown] = useState(read);
  /** As someone else has saved it meanwhile. */
  const [newer, setNewer] = useState<W>();
  const [edits, setEdits] = useState<Partial<V>>(options.typed ?? {});
  const [isSaved, setSaved] = useState(options.isSaved ?? false);
  const names = Object.keys(labels) as NameIn<V>[]; // `as`: keys of that very object
  const base = valuesOf(newer ?? known);
  const values: V = { ...base, ...edits };
  const changed = names.filter((name) => values[name] !== base[name]);
  const texts = names.map((name) => [name, { missing: t.missing(labels[name]) }]);
  const form = useCallForm<NameIn<V>>({
    labels,
    // `as`: one for each name
    texts: { ...(Object.fromEntries(texts) as Record<NameIn<V>, FieldTexts>), ...options.texts },
    refusals: options.refusals ?? {},
    problems: () => problems?.(values) ?? {},
    onRefusal({ code, extra }) {
      if (code !== 'changed-elsewhere') return false;
      setNewer(extra[noun] as W); // `as`: what that refusal carries
      return true;
    },
    async onSend() {
      const saved = await save(trimmed(values, changed), (newer ?? known)?.version, values);
      if (saved === undefined) return;
      setKnown(saved);
      setNewer(undefined);
      setEdits({});
      setSaved(true);
      onSaved?.(saved);
    },
  });

  function change(part: Partial<V>): void {
    setSaved(false);
    setEdits((now) => ({ ...now, ...part }));
  }

  /** The value of one field, of which TypeScript cannot see that it is one of V. */
  const changeOne = (name: NameIn<V>, value: string | boolean) =>
    change({ [name]: value } as Partial<V>);

  const shown = (wire: W | undefined) => ({ ...valuesOf(wire), ...shownOf?.(wire) });
  return {
    ...{ form, values, change, changed, isSaved, errors: form.errors },
    isNew: known === undefined,
    /** What someone else has changed since it was read; undefined: nobody has. */
    meanwhile: newer && changesOf(labels, shown(known), shown(newer)),
    unsaved: changed.map((name): string => labels[name]),
    /** The attributes of a field. */
    field: (name: NameIn<V>) => ({
      ...{ name, label: labels[name], value: String(values[name]), error: form.errors[name] },
      onChange: ({ target }: { target: { value: string } }) => changeOne(name, target.value),
    }),
    /** The attributes of a box to tick. */
    box: (name: NameIn<V>) => ({
      ...{ type: 'checkbox', name, checked: values[name] === true },
      onChange: ({ target }: { target: { checked: boolean } }) => changeOne(name, target.checked),
    }),
  };
}

/** For the parts of a form, which read and type its fields. */
export type DraftOf<V extends Values> = ReturnType<typeof useDraft<V, { version: number }>>;

/** For the frame of any form. */
export type Draft = Pick<DraftOf<Values>, 'form' | 'meanwhile' | 'unsaved' | 'isSaved' | 'isNew'>;

function trimmed<V extends Values>(values: V, names: readonly NameIn<V>[]): Partial<V> {
  const entries = names.map((name) => {
    const value: string | boolean = values[name] ?? '';
    return [name, typeof value === 'string' ? value.trim() : value];
  });
  return Object.fromEntries(entries) as Partial<V>; // `as`: those of that very object
}

function changesOf<N extends string>(
  labels: Readonly<Record<N, string>>,
  before: Values,
  after: Values,
): Change[] {
  return (Object.keys(labels) as N[]) // `as`: keys of that very object
    .filter((name) => before[name] !== after[name])
    .map((name) => ({
      field: labels[name],
      before: String(before[name]),
      after: String(after[name]),
    }));
}
