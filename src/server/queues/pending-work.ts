/** Work that is under way, so that whoever closes can wait for it. */
export class PendingWork {
  readonly #work = new Set<Promise<unknown>>();

  /** Counts the work until it has settled, and gives it back. */
  track<T>(work: Promise<T>): Promise<T> {
    const settled = Promise.allSettled([work]);
    this.#work.add(settled);
    settled.then(() => this.#work.delete(settled));
    return work;
  }

  /** Also of what is begun meanwhile. */
  async settled(): Promise<void> {
    while (this.#work.size > 0) await Promise.all(this.#work);
  }
}
