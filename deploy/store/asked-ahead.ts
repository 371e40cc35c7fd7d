/**
 * Answers of a distant server that were asked for before they were wanted, so that nobody waits for them one after the
 * other. Each serves the next call for it, once: what comes after that is asked anew.
 */
export class AskedAhead<Answer> {
  readonly #answers = new Map<string, Promise<Answer>>();

  ask(name: string, call: () => Promise<Answer>): void {
    const answer = call();
    // Whoever takes it gets the failure; what nobody takes fails nothing.
    answer.catch(() => undefined);
    this.#answers.set(name, answer);
  }

  /** The answer, if it was asked for and nobody took it yet. */
  take(name: string): Promise<Answer> | undefined {
    const answer = this.#answers.get(name);
    this.#answers.delete(name);
    return answer;
  }
}
