/** Values are kept in the lower bits of one number, hashes above them: 32 + 21 bits are exact. */
const valueRange = 2 ** 21;

/**
 * Keys and the numbers they stand for, as one sorted array of hashes: it can be handed to another
 * thread for nothing, and takes a tenth of a Map's memory. Different keys may share a hash, so
 * whoever looks something up compares what was found with what was meant.
 */
export type HashTable = Float64Array<ArrayBuffer>;

export class HashTableBuilder {
  #cells: number[] = [];

  add(key: string | number, value: number): void {
    this.#cells.push(hashOf(key) * valueRange + value);
  }

  build(): HashTable {
    return Float64Array.from(this.#cells).sort();
  }
}

/** The values of every key with this key's hash, lowest first. */
export function lookUp(table: HashTable, key: string | number): number[] {
  const from = hashOf(key) * valueRange;
  const found: number[] = [];
  for (let i = firstFrom(table, from); i < table.length; i += 1) {
    const value = (table[i] ?? 0) - from;
    if (value >= valueRange) break;
    found.push(value);
  }
  return found;
}

function firstFrom(table: HashTable, cell: number): number {
  let low = 0;
  let high = table.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((table[middle] ?? 0) < cell) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** FNV-1a over the letters, 32 bits; a whole number is its own hash. */
function hashOf(text: string | number): number {
  if (typeof text === 'number') return text;
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return hash >>> 0;
}
