const consonants: Record<string, string> = {
  ...{ क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'n' },
  ...{ ट: 't', ठ: 'th', ड: 'd', ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n' },
  ...{ प: 'p', फ: 'ph', ब: 'b', भ: 'bh', म: 'm', य: 'y', र: 'r', ल: 'l', ळ: 'l', व: 'v' },
  ...{ श: 'sh', ष: 'sh', स: 's', ह: 'h' },
};
/** As letters of their own and as signs on a consonant. */
const vowels: Record<string, string> = {
  ...{ अ: 'a', आ: 'aa', इ: 'i', ई: 'ee', उ: 'u', ऊ: 'oo', ऋ: 'ri', ए: 'e', ऐ: 'ai', ऑ: 'o' },
  ...{ ओ: 'o', औ: 'au', 'ा': 'aa', 'ि': 'i', 'ी': 'ee', 'ु': 'u', 'ू': 'oo', 'ृ': 'ri', 'े': 'e' },
  ...{ 'ै': 'ai', 'ॉ': 'o', 'ो': 'o', 'ौ': 'au', 'ॅ': 'e', 'ॆ': 'e', ऍ: 'e' },
};
const nasal = '\u0902';
const virama = '\u094d';
/** वाइप्स, wipes; not बॉक्स, box. */
const englishPlural = /(?<=[^क])\u094dस$/;

/** A consonant or none, and the vowel after it; 'ə' is the one that is not written. */
type Syllable = { consonant: string; vowel: string; nasal: string };

/** A Hindi word in Latin letters, as people type it: चेहरे → chehre. Undefined: not Devanagari. */
export function latinSpelling(word: string): string | undefined {
  if (!/^[\u0900-\u097f]+$/.test(word)) return undefined;
  const spoken = withoutSilentVowels(syllablesOf(word.replace(englishPlural, '')));
  const letters = spoken.map((one) => one.consonant + one.vowel + one.nasal).join('');
  return letters.replaceAll('ə', 'a');
}

function syllablesOf(word: string): Syllable[] {
  const syllables: Syllable[] = [];
  for (const sign of word) {
    const last = syllables.at(-1);
    const vowel = vowels[sign];
    if (consonants[sign]) syllables.push({ consonant: consonants[sign], vowel: 'ə', nasal: '' });
    else if (sign === virama && last) last.vowel = '';
    else if (sign === nasal && last) last.nasal = 'n';
    else if (vowel && last?.vowel === 'ə' && /\p{M}/u.test(sign)) last.vowel = vowel;
    else if (vowel) syllables.push({ consonant: '', vowel, nasal: '' });
  }
  return syllables;
}

/** The unwritten vowel is silent at the end, and between a syllable and one more: ke-h(a)-re. */
function withoutSilentVowels(syllables: readonly Syllable[]): Syllable[] {
  const spoken = syllables.map((one) => ({ ...one }));
  for (let i = spoken.length - 1; i > 0; i -= 1) {
    const [before, one, after] = [spoken[i - 1], spoken[i], spoken[i + 1]];
    if (one?.vowel !== 'ə' || one.nasal) continue;
    if (!after || (before?.vowel && after.vowel)) one.vowel = '';
  }
  return spoken;
}
