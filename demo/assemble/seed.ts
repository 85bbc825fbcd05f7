/** 32-bit FNV-1a: the same text gives the same number on every machine. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}

/** A whole number from `from` to `to`, both included, drawn from the key alone. */
export function between(key: string, from: number, to: number): number {
  return from + (hash(key) % (to - from + 1));
}

export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/(\d)\.(\d)/g, '$1-$2')
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Six signs without look-alikes, as in 'P-7F3K2A', not among `taken`. */
export function uniqueIdOf(sku: string, taken: Set<string>): string {
  for (let attempt = 0; ; attempt += 1) {
    let rest = hash(`${sku}#${attempt}`);
    let id = 'P-';
    for (let position = 0; position < 6; position += 1) {
      id += signs.charAt(rest % signs.length);
      rest = Math.floor(rest / signs.length);
    }
    if (!taken.has(id)) {
      taken.add(id);
      return id;
    }
  }
}
