type Call = { atMs: number; ms: number };

/** When each call began and how long it took. */
export class Timings {
  failed = 0;
  #calls: Call[] = [];

  get count(): number {
    return this.#calls.length;
  }

  add(atMs: number, ms: number, ok: boolean): void {
    this.#calls.push({ atMs, ms });
    if (!ok) this.failed += 1;
  }

  p(percent: number): number {
    return quantileMs(this.#calls, percent / 100);
  }

  /** The p99 of each stretch of time, at its end in seconds. */
  p99Over(stretchSeconds: number): [number, number][] {
    const stretches = Map.groupBy(this.#calls, ({ atMs }) =>
      Math.floor(atMs / 1_000 / stretchSeconds),
    );
    return [...stretches]
      .sort(([a], [b]) => a - b)
      .map(([index, calls]) => [(index + 1) * stretchSeconds, quantileMs(calls, 0.99)]);
  }
}

/** What this share of the calls did not take longer than. */
function quantileMs(calls: Call[], share: number): number {
  const sorted = calls.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = Math.min(Math.floor(sorted.length * share), sorted.length - 1);
  return Number((sorted[at] ?? 0).toFixed(1));
}
