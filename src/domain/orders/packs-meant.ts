import type { Pack, PackSlot } from '#domain/catalogue/pricing.ts';
import { hasLooseNumber, settleBareNumber } from './bare-number.ts';
import type { Count } from './order-count.ts';
import type { TypedLine } from './order-text.ts';
import { type Unit, unitOfPackaging } from './order-units.ts';

/** What a typed line may mean: a product and the pack of it that this customer buys. */
export type Candidate = {
  /** In every language: a list may be in another one than the shop is read in. */
  names: readonly string[];
  packs: readonly Pack[];
  usualSlot: PackSlot | undefined;
};

export type PackCount = { slot: PackSlot; packs: number };

export type PacksMeant = {
  /** Undefined: there is no such pack. */
  slot: PackSlot | undefined;
  /** 0: that has to be asked, before anything is added. */
  packs: number;
  /** What may be meant, where it is asked. */
  maybe: readonly PackCount[];
};

/** `isExact`: what was typed is its SKU or its name, and its numbers are no counts. */
export function packsMeant(line: TypedLine, product: Candidate, isExact: boolean): PacksMeant {
  const { count, unit } = settleBareNumber(line, [product.names]);
  const asked = ask(product, count, unit);
  if (!isExact && hasLooseNumber(line.wanted, product.names)) return { ...asked, maybe: [] };
  if (line.packSize !== undefined) {
    const { slot } = product.packs.find(({ size }) => size === line.packSize) ?? {};
    return { slot, packs: count, maybe: [] };
  }
  const meant = count === 0 ? undefined : packsOf({ count, unit }, product);
  return meant ? { ...meant, maybe: [] } : asked;
}

/** Which of several products has the number that may be a part of its name; else the first. */
export function productMeant(line: TypedLine, found: readonly Pick<Candidate, 'names'>[]): number {
  const names = found.map((one) => one.names);
  return settleBareNumber(line, names).index;
}

function packsOf({ count, unit }: Count, product: Candidate): PackCount | undefined {
  if (unit === undefined) return { slot: usual(product)?.slot ?? 1, packs: count };
  if (unit === 'part') return undefined;
  if (unit === 'piece') return whole(count, product);
  const named = product.packs.filter(({ packaging }) => unitOfPackaging(packaging) === unit);
  const [only] = named;
  if (only && named.length === 1) return { slot: only.slot, packs: count };
  if (unit === 'strip' && isStrip(product.names.join())) return whole(count, product);
  if (unit === 'pack' && !only) return { slot: usual(product)?.slot ?? 1, packs: count };
  return undefined;
}

function usual({ packs, usualSlot }: Candidate): Pack | undefined {
  return packs.find(({ slot }) => slot === usualSlot) ?? packs[0];
}

/** Just these pieces in the usual packs, else in the smallest that hold them without a rest. */
function whole(pieces: number, product: Candidate): PackCount | undefined {
  const fits = ({ size }: Pack) => pieces % size === 0;
  const own = product.packs.find(({ slot }) => slot === product.usualSlot);
  const pack = own && fits(own) ? own : bySize(product).find(fits);
  return pack && { slot: pack.slot, packs: pieces / pack.size };
}

function bySize({ packs }: Candidate): Pack[] {
  return packs.toSorted((one, other) => one.size - other.size);
}

/** "Paracetamol 500 mg 10 tablets"; a bottle has more of them. */
function isStrip(names: string): boolean {
  const [, tablets] = /(\d+) ?(?:tablets?|capsules?|टैबलेट|कैप्सूल|गोलियाँ)/i.exec(names) ?? [];
  return tablets !== undefined && Number(tablets) <= 15;
}

/** Pieces: the packs just below and just above. Anything else that has a number: so many of each pack. */
function ask(product: Candidate, count: number, unit: Unit | undefined): PacksMeant {
  const slot = usual(product)?.slot;
  const sorted = bySize(product);
  const [smallest] = sorted;
  if (count === 0 || !smallest) return { slot, packs: 0, maybe: [] };
  if (unit !== 'piece' && unit !== 'strip' && unit !== 'part') {
    return { slot, packs: 0, maybe: sorted.map((pack) => ({ slot: pack.slot, packs: count })) };
  }
  const below = Math.floor(count / smallest.size);
  const around = unit === 'part' ? [1] : [below, below + 1].filter((packs) => packs > 0);
  return { slot, packs: 0, maybe: around.map((packs) => ({ slot: smallest.slot, packs })) };
}
