import { skeletonOf, soundOf } from './sound.ts';

type Sounding = { words: string; sound: string };

/** Groups of words that mean the same, each word or pair of words as `wordsOf` gives it: 'spf 50'. */
export class Synonyms {
  #others = new Map<string, string[]>();
  /** The consonants that one hears → the words that sound like that. */
  #sounds = new Map<string, Sounding[]>();

  constructor(groups: readonly string[][]) {
    for (const group of groups) {
      for (const words of group) {
        const others = group.filter((other) => other !== words).flatMap(tellingWords);
        this.#others.set(words, [...(this.#others.get(words) ?? []), ...others]);
      }
    }
    for (const words of this.#others.keys()) {
      const sound = soundOf(words.replace(' ', ''));
      const skeleton = skeletonOf(sound);
      if (skeleton === undefined) continue;
      this.#sounds.set(skeleton, [...(this.#sounds.get(skeleton) ?? []), { words, sound }]);
    }
  }

  /** What means the same as a word, or as two with a space between. */
  of(words: string): string[] {
    return this.#others.get(words) ?? [];
  }

  /** Those with the same consonants: many brands are written as they are heard. */
  withConsonants(skeleton: string): readonly Sounding[] {
    return this.#sounds.get(skeleton) ?? [];
  }
}

/** Of a pair what tells most: 'spf 50' stands for spf, since 50 is in many names. */
function tellingWords(words: string): string[] {
  const all = words.split(' ');
  return all.length === 1 ? all : all.filter((word) => /\p{L}{3}/u.test(word));
}
