import type { PageDeployment } from '@site/shared/contracts';
import { routeOfAddress } from '../routes/routes';
import { failures } from '../visits/start-visits';
import { remoteEntryUrl } from './load-remote-page';

/** One line in the console for each failed attempt, with all that is needed to find the cause. */
export function reportFailure(
  deployment: PageDeployment,
  pageId: string,
  attempt: number,
  error: unknown,
): void {
  const [part, module] = pageId.split('/') as [string, string];
  const release = deployment.parts[part]?.release ?? 'none';
  failures.push({ part, error });
  console.error(
    `Part "${part}" did not bring ${module} (attempt ${attempt}): ${remoteEntryUrl(deployment, part)}, ` +
      `release ${release}, deployment ${deployment.deployment}.`,
    error,
  );
}

/** What was said of pages that threw. One failure can throw in every row of a table, and again while React clears up. */
const toldOf = new Set<string>();

/** One line for a page that threw while it was rendered or in an effect. Its words stay on the page. */
export function reportRenderFailure(deployment: PageDeployment, path: string, error: unknown): void {
  const failure = `${path}: ${String(error)}`;
  if (toldOf.has(failure)) return;
  toldOf.add(failure);
  const route = routeOfAddress(path, deployment);
  const part = route?.remote ?? 'shell';
  failures.push({ part, error });
  const module = route?.module ?? 'a screen of its own';
  const release = deployment.parts[part]?.release ?? 'none';
  console.error(
    `Part "${part}" failed in ${module} at ${path}, release ${release}, deployment ${deployment.deployment}.`,
    error,
  );
}
