import type { CatalogueProduct } from '#server/catalogue/product.ts';
import { wordsOf } from '#server/catalogue/search/words.ts';

type Search = Record<'findWhole' | 'findMeant', (text: string) => readonly CatalogueProduct[]>;

/** What a typed line may mean, best first. Numbers and sizes tell such products apart, but find none alone. */
export function findMeant(
  search: Pick<Search, 'findMeant'>,
  text: string,
): readonly CatalogueProduct[] {
  const all = search.findMeant(text);
  // One wrong letter in a SKU would find something else.
  if (sku.test(text.trim()) && !isMeant(all[0], text)) return [];
  const words = wordsOf(text);
  const names = namesIn(words);
  if (isMeant(all[0], text)) return all;
  if (names.length === 0) return [];
  if (names.length === words.length) return all;
  const named = search.findMeant(names.join(' '));
  const inNamed = new Set(named);
  const ofThatSize = all.filter((product) => inNamed.has(product));
  return ofThatSize.length > 0 ? ofThatSize : named;
}

/** Whether it has every word of a line, but for numbers and sizes: of another one it may be something else. */
export function hasEveryWord(search: Search, product: CatalogueProduct, text: string): boolean {
  return search.findWhole(namesIn(wordsOf(text)).join(' ')).includes(product);
}

function namesIn(words: readonly string[]): string[] {
  return words.filter((word) => /\p{L}/u.test(word) && !size.test(word) && tells(word));
}

/** Of one or two Latin letters a search makes the beginning of anything. */
const tells = (word: string) => !/^[a-z]{1,2}$/.test(word);

/** "NIM-FW-100" */
const sku = /^[a-z\d]+(-[a-z\d]+)*-\d+$/i;

/** As `wordsOf` gives it: "100 ml" are two words, "100ml" is one. */
const size = /^\d*(ml|l|ltr|litre|mg|mcg|g|gm|gram|kg|pc|pcs|मिली|एमएल|ग्राम|किलो|लीटर)$/;

/** Its SKU or its name, in either language, is just what was typed. */
export function isMeant(product: CatalogueProduct | undefined, text: string): boolean {
  if (!product) return false;
  if (product.sku.toLowerCase() === text.trim().toLowerCase()) return true;
  const typed = wordsOf(text).join(' ');
  return [product.name, product.nameHi].some((name) => wordsOf(name ?? '').join(' ') === typed);
}
