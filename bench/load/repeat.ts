/** Something that goes on until it is stopped. */
export interface Repeated<Result> {
  stop(): Promise<Result>;
}

/** Does a step over and over, beside everything else. @param result what the steps add to, and what stopping returns */
export function repeat<Result>(result: Result, step: (result: Result) => Promise<unknown>): Repeated<Result> {
  let isStopped = false;
  const running = (async () => {
    while (!isStopped) await step(result);
  })();
  // A step that fails is reported when it is stopped.
  running.catch(() => undefined);
  return {
    stop: async () => {
      isStopped = true;
      await running;
      return result;
    },
  };
}
