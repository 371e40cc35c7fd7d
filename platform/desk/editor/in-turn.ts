/** Does one thing after the other, in the order in which they were asked for. */
export class InTurn {
  #last: Promise<unknown> = Promise.resolve();
  #count = 0;

  /** Whether something is under way. */
  get isBusy(): boolean {
    return this.#count > 0;
  }

  do<Done>(work: () => Promise<Done>): Promise<Done> {
    this.#count += 1;
    const done = this.#last.then(work).finally(() => (this.#count -= 1));
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** Resolves when all is done that was asked for, or has failed. */
  async settled(): Promise<void> {
    await this.#last;
  }
}
