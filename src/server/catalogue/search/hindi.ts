import { fillerWords, hindiWords } from './hindi-words.ts';
import { skeletonOf, spoken, stemOf } from './sound.ts';
import { editDistance, wordsOf } from './words.ts';

type Entry = {
  spelling: string;
  sound: string;
  skeleton: string | undefined;
  meanings: string[];
};
/** Whether the catalogue itself has the word. */
type IsOwn = (word: string) => boolean;
const beginningFromLength = 3;

const entries = new Map(
  Object.entries(hindiWords).flatMap(([spelling, meanings]): [string, Entry][] => {
    const sound = spoken(spelling.replace(' ', ''));
    // Two words are written as one too: सिरदर्द.
    return [spelling.split(' '), [spelling.replace(' ', '')]].map((words) => {
      const key = keyOf(words);
      return [key, { spelling, sound, skeleton: skeletonOf(key), meanings: wordsOf(meanings) }];
    });
  }),
);
const fillers = new Map(fillerWords.split(' ').map((word) => [keyOf([word]), word]));

/** The English words for a Hindi one, or for two that stand side by side. */
export function meaningsOf(words: readonly string[], isOwn: IsOwn): string[] {
  const entry = entries.get(keyOf(words));
  return entry && isMeant(words.join(' '), entry.spelling, isOwn) ? entry.meanings : [];
}

/** The English words for what sounds almost like the word, or begins like that. */
export function nearMeaningsOf(word: string): string[] {
  const [key, typed] = [stemOf(word), spoken(word)];
  const skeleton = skeletonOf(key);
  for (const [other, { sound, skeleton: otherSkeleton, meanings }] of entries) {
    // With the vowel it ends in: name is no beginning of namak.
    const begins = typed.length >= beginningFromLength && sound.startsWith(typed);
    const isNear = skeleton && otherSkeleton === skeleton && editDistance(key, other, 1) === 1;
    if (begins || isNear) return meanings;
  }
  return [];
}

/** The words that say what is wanted; all of them where none does. */
export function withoutFillers(words: string[], isOwn: IsOwn): string[] {
  const telling = words.filter((word) => {
    const filler = fillers.get(keyOf([word]));
    return filler === undefined || !isMeant(word, filler, isOwn);
  });
  return telling.length > 0 ? telling : words;
}

/** A word of the catalogue in Latin letters means itself, unless Hindi spells it just so. */
function isMeant(word: string, spelling: string, isOwn: IsOwn): boolean {
  return word === spelling || !isOwn(word);
}

function keyOf(words: readonly string[]): string {
  return words.map(stemOf).join(' ');
}
