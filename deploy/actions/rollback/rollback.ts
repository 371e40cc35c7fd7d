import type { NamedDeployment } from '../../records/deployment';
import { SiteError } from '../../store/site-error';
import { composerOf, goBack, type GoBackOutcome, type GoBackRequest } from './go-back';

interface RollbackRequest extends GoBackRequest {
  /** Number or name of the deployment to go back to; null for the one before the live one. */
  target: string | null;
}

/**
 * Puts an earlier deployment's pages live again, as they were composed: builds nothing, composes nothing.
 * @throws SiteError `nothing-live`, `deployment-unknown`, and what `assertWholeFiles` throws: nothing
 *   damaged goes live
 */
export function rollback({ target, ...request }: RollbackRequest): Promise<GoBackOutcome> {
  return goBack(request, (earlier, live) =>
    target === null ? beforeLive(earlier, live) : find(earlier, live, target),
  );
}

/** What visitors saw before the pages that are live: going back twice goes back two steps, not to and fro. */
async function beforeLive(
  chain: AsyncIterator<NamedDeployment>,
  live: NamedDeployment,
): Promise<NamedDeployment> {
  await composerOf(chain, live);
  const { value: before } = (await chain.next()) as { value?: NamedDeployment };
  if (before) return composerOf(chain, before);
  throw new SiteError(
    'deployment-unknown',
    `There is no deployment before ${live.name}.`,
    'See: npm run site -- status --history',
  );
}

async function find(
  chain: AsyncIterable<NamedDeployment>,
  live: NamedDeployment,
  target: string,
): Promise<NamedDeployment> {
  const isTarget = ({ name, record }: NamedDeployment) => name === target || String(record.number) === target;
  if (isTarget(live)) return live;
  for await (const deployment of chain) if (isTarget(deployment)) return deployment;
  throw new SiteError(
    'deployment-unknown',
    `There is no deployment "${target}" in the history.`,
    'Pick one from: npm run site -- status --history',
  );
}
