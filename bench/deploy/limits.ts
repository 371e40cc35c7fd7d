/** What shipping must cost at most: the project's promises to the two teams. */
export const LIMITS = {
  /** Promote and rollback at two routes, in ms, from typing to the end. */
  goLive: 1_000,
  /** What publish adds to the part's own build, in ms. */
  publishAdds: 3_000,
  /** Of the command's own process, in MB. */
  memory: 400,
  /** By how many ms a rollback may take longer in a store of a hundred times as many releases, or 25 times as many parts. */
  growth: 50,
};
