import type { ActionOutput } from '#contract/index.ts';
import type { Pack, PackSlot } from '#domain/catalogue/pricing.ts';
import { settleBareNumber } from '#domain/orders/bare-number.ts';
import type { TypedLine } from '#domain/orders/order-text.ts';
import { type Product, productFromWire } from '#web/catalogue/product.ts';
import type { ReorderLine } from '#web/reorder/reorder-line.ts';

/** A typed line with the product that it means, or may mean. */
export type MatchedLine = {
  id: number;
  typed: TypedLine;
  /** Best first; several where it is not certain, none where nothing is like it. */
  choices: readonly Product[];
  /** The best of what is like it. */
  isGuess: boolean;
  product: Product | undefined;
  slot: PackSlot | undefined;
  packs: number;
  /** Why the server did not add it. */
  reason?: string | undefined;
};

type Matches = ActionOutput<'matchOrderLines'>;

const slots = { variant1: 1, variant2: 2, variant3: 3 } as const;

let lastId = 0;

export function matchedLines(typed: readonly TypedLine[], matches: Matches): MatchedLine[] {
  const products = new Map(matches.products.map((wire) => [wire.id, productFromWire(wire)]));
  const usual = new Map(matches.usual.map(({ product_id, type }) => [product_id, slots[type]]));
  return typed.map((line, i) => {
    const matched = matches.lines[i];
    const choices = (matched?.product_ids ?? []).flatMap((id) => products.get(id) ?? []);
    const isGuess = matched?.match === 'likely';
    const names = choices.map((choice) => choice.name);
    const { index, packs } = settleBareNumber(line, names);
    const product = choices[index];
    lastId += 1;
    const slot = product && packMeant(product, line.packSize, usual.get(product.id))?.slot;
    return { id: lastId, typed: line, choices, isGuess, product, slot, packs };
  });
}

/** The pack of the size that was written, else the usual one, else the first. */
function packMeant(
  product: Product,
  size: number | undefined,
  usualSlot: PackSlot | undefined,
): Pack | undefined {
  if (size !== undefined) return product.packs.find((pack) => pack.size === size);
  return product.packs.find((pack) => pack.slot === usualSlot) ?? product.packs[0];
}

/** As the cart takes it; only for a line that has a product. */
export function wishOf({ id, product, slot, packs }: MatchedLine): ReorderLine[] {
  if (!product) return [];
  const pack = product.packs.find((one) => one.slot === slot);
  return [
    {
      ...{ id, product, packs, name: product.name, imageName: product.imageName },
      slot: pack?.slot ?? 1,
      packSize: pack?.size ?? 0,
      packaging: pack?.packaging ?? '',
      lastPricePaise: undefined,
    },
  ];
}
