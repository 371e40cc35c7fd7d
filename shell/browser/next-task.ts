/**
 * Settles in a task of its own. Before it, the browser answers taps and paints, so what follows does not make them wait
 * for what came before.
 */
export function nextTask(): Promise<void> {
  // Not in every browser yet.
  const scheduler = globalThis.scheduler as Scheduler | undefined;
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}
