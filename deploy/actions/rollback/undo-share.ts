import { composerOf, goBack, type GoBackOutcome, type GoBackRequest } from './go-back';
import { noShare, rolloutChanged } from '../promote/rollout-errors';

interface UndoRequest extends GoBackRequest {
  /** Ends the share of visitors that was given then (`Rollout.since`), and no other. */
  goesOnFrom?: string;
}

/**
 * Takes back what a share of visitors gets: all get what the others get. Composes nothing.
 * @throws SiteError `share-missing`, `rollout-changed`, and what going back throws
 */
export function undoShare({ goesOnFrom, ...request }: UndoRequest): Promise<GoBackOutcome> {
  return goBack(request, (earlier, live) => {
    const { rollout } = live.record;
    if (goesOnFrom && rollout?.since !== goesOnFrom) throw rolloutChanged();
    if (!rollout) throw noShare();
    return composerOf(earlier, live);
  });
}
