import type { ShownOnDay } from '../../api/history';
import { chainDownTo, fileAt, readAddress, readMoment } from '@site/operations';
import { routeOfFile } from '@site/addresses';
import { readReleasedPage } from '@site/composer';
import { type NamedDeployment, readDeployedFiles, readLinkedDeployment, readParts } from '@site/ledger';
import type { Store } from '@site/store';
import { entryOf, summaryOf } from './summaries';

/**
 * Which deployment, and which version of a text, stood on a page on a day.
 * @param day `2027-03-03`: its end in India; today, now
 * @throws SiteError `moment-too-early`, `moment-in-future`, `page-unknown`, and what reading the history throws
 */
export async function readShownOnDay(
  store: Store,
  { path, day }: { path: string; day: string },
): Promise<ShownOnDay> {
  const deployment = (await chainDownTo(store, readMoment(day, new Date()))).at(-1)!;
  const file = fileAt(readAddress(path), await readDeployedFiles(store, deployment), deployment.name);
  const { previous } = deployment.record;
  return {
    deployment: summaryOf(entryOf(deployment, previous && (await readLinkedDeployment(store, previous)))),
    version: await versionIn(store, deployment, file),
  };
}

/** The version of a text that a page shows in full; null for a page of none. */
async function versionIn(store: Store, { record }: NamedDeployment, file: string) {
  const { builds } = await readParts(store, record.parts);
  const build = Object.values(builds).find(({ composeFiles }) => composeFiles.includes(`pages/${file}`));
  const place = routeOfFile(file);
  if (!build || !place) return null;
  const { versions } = (await readReleasedPage(build, place.route, place.language)).facts;
  const shown = versions?.approved.find(({ isShown }) => isShown);
  return shown ? { version: shown.version, effectiveDate: shown.effectiveDate } : null;
}
