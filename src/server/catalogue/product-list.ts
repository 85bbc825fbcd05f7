import type { ListingSort } from '#domain/catalogue/listing.ts';
import type { Versioned } from './dependencies.ts';
import type { CatalogueProduct } from './product.ts';
import { sortInSlices } from './sort-in-slices.ts';

/** Orders of a list: those a reader can choose, and best sellers whether in stock or not. */
export type ListOrder = ListingSort | 'best';

export type MemberChanges = { added: CatalogueProduct[]; gone: Set<CatalogueProduct> };

type Compare = (a: CatalogueProduct, b: CatalogueProduct) => number;

const best: Compare = (a, b) =>
  Number(b.bestPick) - Number(a.bestPick) || b.soldUnits - a.soldUnits || a.id - b.id;

const relevance: Compare = (a, b) => Number(b.stock > 0) - Number(a.stock > 0) || best(a, b);

/** No two products compare as equal, so that each has one place in every order. */
const comparators: Record<ListOrder, Compare> = {
  best,
  relevance,
  price: (a, b) => a.cardPricePaise - b.cardPricePaise || relevance(a, b),
  'price-desc': (a, b) => b.cardPricePaise - a.cardPricePaise || relevance(a, b),
  margin: (a, b) => b.cardMarginPercent - a.cardMarginPercent || relevance(a, b),
  newest: (a, b) => b.createdAtMs - a.createdAtMs || b.id - a.id,
  name: (a, b) => (a.sortName < b.sortName ? -1 : a.sortName > b.sortName ? 1 : relevance(a, b)),
};

export function inOrder(products: readonly CatalogueProduct[], order: ListOrder) {
  return products.toSorted(comparators[order]);
}

/**
 * The products of one part of the shop. Each order is sorted once, when it is first asked for; from
 * then on a product that changes is moved to its new place.
 */
export class ProductList implements Versioned {
  revision = 0;
  #orders = new Map<ListOrder, CatalogueProduct[]>([['relevance', []]]);

  /** `products` by relevance. */
  replace(products: CatalogueProduct[]): void {
    this.#orders = new Map([['relevance', products]]);
    this.revision += 1;
  }

  get size(): number {
    return this.inOrder('relevance').length;
  }

  inOrder(order: ListOrder): readonly CatalogueProduct[] {
    let sorted = this.#orders.get(order);
    if (!sorted) {
      sorted = inOrder(this.inOrder('relevance'), order);
      this.#orders.set(order, sorted);
    }
    return sorted;
  }

  /**
   * Sorts a large list in every order, so that no reader has to wait for it. Each begins with the
   * order of before, which is nearly right.
   */
  async sortAnew(changes: MemberChanges): Promise<void> {
    const before = new Map(this.#orders);
    const relevant = this.inOrder('relevance');
    for (const order of Object.keys(comparators) as ListOrder[]) {
      // `as`: keys of that very table
      const members = membersAfter(before.get(order) ?? relevant, changes);
      this.#orders.set(order, await sortInSlices(members, comparators[order]));
    }
    this.revision += 1;
  }

  add(product: CatalogueProduct): void {
    this.revision += 1;
    for (const [order, products] of this.#orders) {
      products.splice(placeOf(product, products, comparators[order]), 0, product);
    }
  }

  /** Before the product changes: afterwards its old place would no longer be found. */
  remove(product: CatalogueProduct): void {
    this.revision += 1;
    for (const [order, products] of this.#orders) {
      products.splice(placeOf(product, products, comparators[order]), 1);
    }
  }
}

function membersAfter(
  before: readonly CatalogueProduct[],
  { added, gone }: MemberChanges,
): readonly CatalogueProduct[] {
  const members = added.length === 0 ? before : before.concat(added);
  return gone.size === 0 ? members : members.filter((product) => !gone.has(product));
}

/** Binary search: where the product is, or would be. */
function placeOf(product: CatalogueProduct, sorted: CatalogueProduct[], compare: Compare): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(sorted[middle] as CatalogueProduct, product) < 0)
      low = middle + 1; // `as`: within its length
    else high = middle;
  }
  return low;
}
