interface StackTrace {
  callFrames: { url: string }[];
  parent?: StackTrace;
}

/** Why a request was made, as Chrome's DevTools protocol says it. */
export interface Initiator {
  type: string;
  /** For what a document or a style sheet names. */
  url?: string;
  /** For what a script asks for. */
  stack?: StackTrace;
}

/**
 * How many round trips each file waits for, by URL: the document is 1; a file is one deeper than the deepest of those
 * that had to be there before it was asked for. What the HTML preloads is 2, whichever script uses it later.
 * @param requests in the order in which they were made; the first is the document
 */
export function requestDepths(requests: { url: string; initiator: Initiator }[]): Map<string, number> {
  const depths = new Map<string, number>();
  for (const { url, initiator } of requests) {
    if (depths.has(url)) continue;
    const causes = causesOf(initiator).map((cause) => depths.get(cause) ?? 1);
    depths.set(url, depths.size === 0 ? 1 : 1 + Math.max(1, ...causes));
  }
  return depths;
}

function causesOf({ url, stack }: Initiator): string[] {
  const causes = url ? [url] : [];
  for (let trace = stack; trace; trace = trace.parent)
    causes.push(...trace.callFrames.map((frame) => frame.url));
  return causes;
}
