import type { ActRequest } from '@site/desk/api/acts';
import { rollback } from '../../actions/rollback/rollback';
import { rollbackPart } from '../../actions/rollback/rollback-part';
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
      ? await rollback({ ...request, target: to })
      : await rollbackPart({ ...request, target: to, part, progress });
  if (status === 'rolled-back') await desk.afterGoingLive();
  return { result: { status, deployment: deployment.name } };
}
