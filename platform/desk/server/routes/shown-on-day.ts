import type { ShownOnDay } from '../../api/history';
import { chainDownTo, fileAt, firstWith, readAddress, readMoment } from '@site/operations';
import { routeOfFile } from '@site/addresses';
import { readReleasedPage } from '@site/composer';
import { type NamedDeployment, type PartBuild, readDeployedFiles, readParts } from '@site/ledger';
import type { Store } from '@site/store';
import { dayInIndia } from '@site/text';
import { readSummary } from './summaries';

/**
 * With which deployment the text came that stood on a page on a day, and in which version.
 * @param day `2027-03-03`: its end in India; today, now
 * @throws SiteError `moment-too-early`, `moment-in-future`, `page-unknown`, and what reading the history throws
 */
export async function readShownOnDay(
  store: Store,
  { path, day }: { path: string; day: string },
): Promise<ShownOnDay> {
  const now = new Date();
  const deployment = (await chainDownTo(store, readMoment(day, now))).at(-1)!;
  const file = fileAt(readAddress(path), await readDeployedFiles(store, deployment));
  const found = await releaseOf(store, deployment, file);
  const since = found ? await firstWith(store, deployment, found.part) : deployment;
  return {
    isOver: day !== dayInIndia(now),
    deployment: await readSummary(store, since),
    version: found && (await versionIn(found, file)),
  };
}

/** The release that a page is from; null for the page that says "not found". */
async function releaseOf(store: Store, { record }: NamedDeployment, file: string): Promise<PartBuild | null> {
  const { builds } = await readParts(store, record.parts);
  return Object.values(builds).find(({ composeFiles }) => composeFiles.includes(`pages/${file}`)) ?? null;
}

/** The version of a text that a page shows in full; null for a page of none. */
async function versionIn(build: PartBuild, file: string) {
  const place = routeOfFile(file);
  if (!place) return null;
  const { versions } = (await readReleasedPage(build, place.route, place.language)).facts;
  const shown = versions?.approved.find(({ isShown }) => isShown);
  return shown ? { version: shown.version, effectiveDate: shown.effectiveDate } : null;
}
