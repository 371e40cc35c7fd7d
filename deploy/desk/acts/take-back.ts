import type { ActRequest } from '@site/desk/api/acts';
import type { GoBackOutcome, GoBackRequest } from '../../actions/rollback/go-back';
import { rollback } from '../../actions/rollback/rollback';
import { rollbackPart } from '../../actions/rollback/rollback-part';
import { undoShare } from '../../actions/rollback/undo-share';
import { liveDeployment } from '../../records/find-deployment';
import type { DeskContext } from '../context/desk-context';
import type { Outcome } from '../context/acts';

/** Puts an earlier state live again: of one part, or of the whole site. */
export async function takeBack(
  desk: DeskContext & { progress: (sentence: string) => void },
  { part, to, message }: Extract<ActRequest, { kind: 'take-back' }>,
): Promise<Outcome> {
  const { store, author, loadSigner, progress } = desk;
  const request = { store, author, message, loadSigner };
  const { status, deployment } =
    part === null
      ? await takeBackSite(request, to)
      : await rollbackPart({ ...request, target: to, part, progress });
  if (status === 'rolled-back') await desk.afterGoingLive();
  return { result: { status, deployment: deployment.name } };
}

/** @param to the deployment to go back to; null for the last step, which may be what a share of visitors gets */
export async function takeBackSite(request: GoBackRequest, to: string | null): Promise<GoBackOutcome> {
  const isLastStep = to === null && (await liveDeployment(request.store)).record.rollout !== undefined;
  return isLastStep ? undoShare(request) : rollback({ ...request, target: to });
}
