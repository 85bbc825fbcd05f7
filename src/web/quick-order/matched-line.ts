import type { ActionOutput } from '#contract/index.ts';
import type { TypedLine } from '#domain/orders/order-text.ts';
import { type PacksMeant, packsMeant, productMeant } from '#domain/orders/packs-meant.ts';
import { type Product, productFromWire } from '#web/catalogue/product.ts';
import type { ReorderLine } from '#web/reorder/reorder-line.ts';

/** A product that a typed line may mean, with the packs that it then says. */
export type Choice = PacksMeant & { product: Product };

/** A typed line with the product that it means, or may mean. */
export type MatchedLine = Omit<PacksMeant, 'maybe'> & {
  id: number;
  typed: TypedLine;
  /** Best first; several where it is not certain, none where nothing is like it. */
  choices: readonly Choice[];
  /** The best of what is like it. */
  isGuess: boolean;
  chosen: Choice | undefined;
  /** Why the server did not add it. */
  reason?: string | undefined;
};

type Matches = ActionOutput<'matchOrderLines'>;

const slots = { variant1: 1, variant2: 2, variant3: 3 } as const;

let lastId = 0;

export function matchedLines(typed: readonly TypedLine[], matches: Matches): MatchedLine[] {
  const products = new Map(matches.products.map((wire) => [wire.id, wire]));
  const usual = new Map(matches.usual.map(({ product_id, type }) => [product_id, slots[type]]));
  return typed.map((line, i) => {
    const { match, product_ids = [] } = matches.lines[i] ?? {};
    const found = product_ids.flatMap((id) => {
      const wire = products.get(id);
      if (!wire) return [];
      const names = [wire.product_name, wire.product_name_hi ?? ''];
      const product = productFromWire(wire);
      return [{ product, names, packs: product.packs, usualSlot: usual.get(id) }];
    });
    const choices = found.map((one) => {
      const meant = packsMeant(line, one, match === 'exact');
      return { product: one.product, ...(match === 'near' ? asked(meant) : meant) };
    });
    lastId += 1;
    const best = choices[productMeant(line, found)];
    return {
      id: lastId,
      typed: line,
      choices,
      isGuess: match === 'likely' || match === 'near',
      ...chosen(best),
    };
  });
}

/** Nothing of what may be another product is added before somebody says so: the count becomes an answer to tap. */
function asked({ slot, packs, maybe }: PacksMeant): PacksMeant {
  if (slot === undefined || packs === 0) return { slot, packs, maybe };
  return { slot, packs: 0, maybe: [{ slot, packs }] };
}

/** A choice as the line has it from then on. */
export function chosen(choice: Choice | undefined) {
  return { chosen: choice, slot: choice?.slot, packs: choice?.packs ?? 0 };
}

/** Whether it had to be asked how many are meant. */
export function isAsked({ chosen }: MatchedLine): boolean {
  return chosen?.packs === 0;
}

/** As the cart takes it; only for a line that has a product. */
export function wishOf({ id, chosen, slot, packs }: MatchedLine): ReorderLine[] {
  if (!chosen) return [];
  const { product } = chosen;
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
