/** A failure of a part, as the page met it. */
export interface Failure {
  part: string;
  error: unknown;
}

/** Those of this visit so far, for the beacon. */
export const failures: Failure[] = [];
