import { networkOf } from '#server/auth/rate-limit.ts';
import type { Db } from '#server/db/connect.ts';
import { keepMissedSearches } from '#server/queries/catalogue/missed-searches.ts';

export const missedSearchLimits = {
  /** Longer ones are no words of a product. */
  length: 60,
  /** Addresses whose last words are held until they have stopped typing. */
  addresses: 1_000,
  /** Different words written at once. */
  batch: 200,
  /** Of one address in a window. */
  perAddress: 20,
} as const;

const writeMs = 5_000;
const windowMs = 600_000;

type Typed = { words: string; at: number };

/**
 * Searches that found nothing, written in batches behind the answers. Words that someone types on
 * from, or takes back letter by letter, count once. However many strangers search for nonsense, it
 * holds and writes no more than its limits.
 */
export class MissedSearches {
  #db: Db;
  #log: (place: string, error: unknown) => void;
  #typed = new Map<string, Typed>();
  #batch = new Map<string, number>();
  #counts = new Map<string, number>();
  #windowEnds = 0;
  #timer: NodeJS.Timeout;

  constructor(db: Db, log: (place: string, error: unknown) => void) {
    this.#db = db;
    this.#log = log;
    this.#timer = setInterval(() => void this.write(Date.now() - writeMs), writeMs);
    this.#timer.unref();
  }

  /** What was searched for from an address, and whether anything was found. */
  note(text: string, found: boolean, address: string): void {
    const words = missedWords(text);
    if (address === '' || words === undefined) return;
    const network = networkOf(address);
    const before = this.#typed.get(network);
    if (before && !found && before.words.startsWith(words) && before.words !== words) return;
    this.#typed.delete(network);
    if (before && !words.startsWith(before.words)) this.#add(before.words, network);
    if (found || this.#typed.size >= missedSearchLimits.addresses) return;
    this.#typed.set(network, { words, at: Date.now() });
  }

  #add(words: string, network: string): void {
    if (Date.now() >= this.#windowEnds) {
      this.#counts.clear();
      this.#windowEnds = Date.now() + windowMs;
    }
    const count = (this.#counts.get(network) ?? 0) + 1;
    if (count > missedSearchLimits.perAddress) return;
    if (count === 1 && this.#counts.size >= missedSearchLimits.addresses) return;
    if (!this.#batch.has(words) && this.#batch.size >= missedSearchLimits.batch) return;
    this.#counts.set(network, count);
    this.#batch.set(words, (this.#batch.get(words) ?? 0) + 1);
  }

  /** Writes what nobody has typed on from since. */
  async write(typedBefore: number): Promise<void> {
    for (const [network, { words, at }] of this.#typed) {
      if (at > typedBefore) continue;
      this.#typed.delete(network);
      this.#add(words, network);
    }
    if (this.#batch.size === 0) return;
    const batch = [...this.#batch].map(([words, times]) => ({ words, times }));
    this.#batch.clear();
    // Only counted for the operator: nothing waits for it, and what could not be written is gone.
    await keepMissedSearches(this.#db, batch).catch((error) => this.#log('missed searches', error));
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.write(Date.now());
  }
}

/** The words in small letters; undefined for what is too short or long, or looks like a phone number or e-mail address. */
export function missedWords(text: string): string | undefined {
  const words = (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).join(' ');
  const isPersonal = text.includes('@') || /\d{8}/.test(words.replaceAll(' ', ''));
  const fits = words.length >= 2 && words.length <= missedSearchLimits.length;
  return fits && !isPersonal ? words : undefined;
}
