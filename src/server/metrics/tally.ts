/**
 * Counts by two labels, handed over when Prometheus asks: a counter of prom-client checks and joins its
 * labels each time, which for a cached answer is a good part of its whole cost.
 */
export class Tally {
  #counts = new Map<string, Map<string, number>>();

  add(first: string, second: string): void {
    let counts = this.#counts.get(first);
    if (!counts) {
      counts = new Map();
      this.#counts.set(first, counts);
    }
    counts.set(second, (counts.get(second) ?? 0) + 1);
  }

  giveTo(take: (first: string, second: string, count: number) => void): void {
    for (const [first, counts] of this.#counts) {
      for (const [second, count] of counts) take(first, second, count);
    }
    this.#counts.clear();
  }
}
