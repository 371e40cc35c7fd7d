/** Something that whoever runs the benchmark can put right: one sentence with the fact, and what to do next. */
export class BenchError extends Error {
  constructor(
    fact: string,
    readonly remedy: string,
  ) {
    super(fact);
    this.name = 'BenchError';
  }
}
