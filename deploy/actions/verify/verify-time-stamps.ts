import type { Inventory } from '../../records/inventory';
import { deploymentKey } from '../../records/record-names';
import { listTimeStamps, readTimeStampOf, timeStampKey } from '../../records/time-stamps';
import type { SiteProblem } from '../../store/site-error';
import type { Store } from '../../store/store';
import { checkTimeStamp } from '../time-stamp/check-time-stamp';

/** Whether the time-stamps of the history are over its deployments. @param roots certificates that are trusted, as PEM */
export async function verifyTimeStamps(
  store: Store,
  { history }: Inventory,
  roots: string | undefined,
): Promise<SiteProblem[]> {
  const stamped = await listTimeStamps(store);
  const problems: SiteProblem[] = [];
  for (const deployment of history.filter(({ name }) => stamped.has(name))) {
    const { name } = deployment;
    const [body, response] = [await store.read(deploymentKey(name)), await readTimeStampOf(store, name)];
    if (!body || !response) continue;
    const { holds, fact } = await checkTimeStamp(deployment, body.body, response, roots);
    if (holds === false) problems.push(wrong(name, fact));
  }
  return problems;
}

function wrong(name: string, fact: string): SiteProblem {
  return {
    code: 'time-stamp-wrong',
    severity: 'error',
    message: fact,
    remedy: `Restore "${timeStampKey(name)}" from a backup. If there is none, remove it: npm run site -- tick fetches another, which says the time of then.`,
  };
}
