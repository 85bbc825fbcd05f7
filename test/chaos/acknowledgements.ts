/** When somebody was told that something is done. */
export class Acknowledgements {
  readonly times: number[] = [];

  add(time = performance.now()): void {
    this.times.push(time);
  }

  get last(): number {
    return this.times.at(-1) ?? 0;
  }

  /** The longest time without one that lay at least in part between these two moments. */
  longestGapMs(from: number, to: number): number {
    const before = this.times.findLast((time) => time < from) ?? from;
    const within = this.times.filter((time) => time >= from && time < to);
    let longest = 0;
    let last = before;
    for (const time of [...within, to]) {
      longest = Math.max(longest, time - last);
      last = time;
    }
    return longest;
  }
}
