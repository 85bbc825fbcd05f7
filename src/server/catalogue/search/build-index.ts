import { type HashTable, HashTableBuilder } from './hash-table.ts';
import { type Postings, PostingsBuilder } from './postings.ts';
import { shortForms } from './short-forms.ts';
import { skeletonOf, soundOf } from './sound.ts';
import { wordsOf } from './words.ts';

/** What is to be found, best first, as lists side by side: that is quickly sent to another thread. */
export type IndexSource = {
  ids: Uint32Array<ArrayBuffer>;
  names: string[];
  skus: string[];
  /** For each product the place of its brand's name in `texts`, and of its categories' names. */
  brands: Uint32Array<ArrayBuffer>;
  categories: Uint32Array<ArrayBuffer>;
  texts: string[];
};

/** A search index as plain arrays, which one thread can hand to another without copying. */
export type IndexData = {
  ids: Uint32Array<ArrayBuffer>;
  /** Id → entry. */
  entries: HashTable;
  /** Every word once, sorted. */
  terms: string[];
  postings: Postings;
  /** Each word, and each with one letter left out → the words it may have been. */
  shortForms: HashTable;
  /** The consonants that one hears → the words that sound like that. */
  sounds: HashTable;
  /** Lower-case SKU → entry. */
  skus: HashTable;
  /** The words of a name → entries with that name. */
  names: HashTable;
};

/** What a match is worth, of 100. */
const worth = { name: 100, brand: 80, sku: 60, category: 50 };

export function buildIndex(source: IndexSource): IndexData {
  const textWords = source.texts.map((text) => wordsOf(text));
  const found = new PostingsBuilder();
  const skus = new HashTableBuilder();
  const names = new HashTableBuilder();
  const entries = new HashTableBuilder();
  for (let entry = 0; entry < source.ids.length; entry += 1) {
    const sku = source.skus[entry] ?? '';
    const nameWords = wordsOf(source.names[entry] ?? '');
    entries.add(source.ids[entry] ?? 0, entry);
    skus.add(sku.toLowerCase(), entry);
    names.add(nameWords.join(' '), entry);
    // The worthiest first: a word that comes again in the same entry counts once.
    for (const word of nameWords) found.add(word, entry, worth.name);
    for (const word of textWords[source.brands[entry] ?? 0] ?? []) {
      found.add(word, entry, worth.brand);
    }
    for (const word of wordsOf(sku, () => true)) found.add(word, entry, worth.sku);
    for (const word of textWords[source.categories[entry] ?? 0] ?? []) {
      found.add(word, entry, worth.category);
    }
  }
  const { terms, postings } = found.sorted();
  return {
    ids: source.ids,
    entries: entries.build(),
    terms,
    postings,
    shortForms: shortFormsOf(terms),
    sounds: soundsOf(terms),
    skus: skus.build(),
    names: names.build(),
  };
}

function shortFormsOf(terms: readonly string[]): HashTable {
  const table = new HashTableBuilder();
  for (const [i, term] of terms.entries()) {
    for (const form of shortForms(term)) table.add(form, i);
  }
  return table.build();
}

function soundsOf(terms: readonly string[]): HashTable {
  const table = new HashTableBuilder();
  for (const [i, term] of terms.entries()) {
    const skeleton = skeletonOf(soundOf(term));
    if (skeleton) table.add(skeleton, i);
  }
  return table.build();
}
