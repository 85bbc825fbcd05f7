/** Something that answers are made of. Whoever changes it raises its revision. */
export type Versioned = { revision: number };

/** The number in stock, which every order moves: answers have it as it is, pages only where they say it. */
export type StockFigure = Versioned & { isStockFigure: true };

export const isStockFigure = (thing: Versioned): thing is StockFigure => 'isStockFigure' in thing;

/** What an answer was made of, and the revision each thing had then: while all are equal, the answer holds. */
export class Dependencies {
  #things: Versioned[] = [];
  #revisions: number[] = [];

  add(...things: readonly Versioned[]): void {
    for (const thing of things) {
      this.#things.push(thing);
      this.#revisions.push(thing.revision);
    }
  }

  unchanged(): boolean {
    for (let i = 0; i < this.#things.length; i += 1) {
      if (this.#things[i]?.revision !== this.#revisions[i]) return false;
    }
    return true;
  }

  get size(): number {
    return this.#things.length;
  }
}
