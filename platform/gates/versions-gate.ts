import { formatDay } from '@site/text';
import { finding, type SiteProblem } from '@site/errors';
import { idOfRelease } from '@site/ledger';
import type { PageFacts, PageVersion, PageVersions } from '@site/shared/contracts';
import type { PageGate } from './candidate';

/** The versions of a page that shows another than the one in force: that one, and the one in force; null for any other page. */
export function versionsOutOfTurn(facts: Pick<PageFacts, 'versions'> | null, today: string) {
  const { approved = [] } = facts?.versions ?? {};
  const inForce = approved.findLast(({ effectiveDate }) => effectiveDate <= today);
  const shown = approved.find(({ isShown }) => isShown);
  return inForce && shown && shown !== inForce ? { inForce, shown } : null;
}

/**
 * A version of a page's words, such as of a policy, does not replace the one in force before its day has come. A page
 * that still shows the one before, although the day of the next has come, goes live with a warning.
 */
export const versionsGate: PageGate = ({ pages, today, manifests }) =>
  pages.flatMap(({ route, facts }) => {
    const found = versionsOutOfTurn(facts, today);
    if (!route || !found) return [];
    const { inForce, shown } = found;
    const { file } = facts!.versions!;
    const { path, remote } = route;
    if (shown.effectiveDate > today)
      return finding(
        'version-not-in-force',
        `The page ${path} shows version ${shown.version}, which comes into force on ${formatDay(shown.effectiveDate)}. ` +
          `Until then version ${inForce.version} is in force.`,
        `Let the page show version ${inForce.version} until that day, and version ${shown.version} as the coming one: set "inForce" in ${file}. ` +
          `Then publish ${remote} again: npm run site -- publish ${remote}. ` +
          `To put this release live on its day: npm run site -- promote ${idOfRelease(manifests[remote]!)} --at ${shown.effectiveDate}`,
      );
    return superseded({ path, part: remote, file }, shown, inForce);
  });

type Page = Pick<PageVersions, 'file'> & { path: string; part: string };

const superseded = ({ path, part, file }: Page, shown: PageVersion, inForce: PageVersion) =>
  finding(
    'version-superseded',
    `The page ${path} shows version ${shown.version}, but version ${inForce.version} is in force since ${formatDay(inForce.effectiveDate)}.`,
    `Set "inForce" in ${file} to version ${inForce.version}, and publish ${part} again: npm run site -- publish ${part}`,
    'warning',
  );

/**
 * What is due of the versions of a live page: to show the one in force, and a date for the next that it announces.
 * @param planned versions that scheduled releases of its part show, and from which day
 */
export function versionsDue(
  page: Page & PageVersions,
  planned: { version: string; day: string }[],
  today: string,
): SiteProblem[] {
  const { approved, path, part, file } = page;
  const at = approved.findIndex(({ isShown }) => isShown);
  if (at < 0) return [];
  const [shown, next] = approved.slice(at);
  const { inForce } = versionsOutOfTurn({ versions: page }, today) ?? {};
  const isPlanned = ({ version, effectiveDate }: PageVersion) =>
    planned.some((one) => one.version === version && (inForce || one.day <= effectiveDate));
  if (inForce && !isPlanned(inForce)) return [superseded(page, shown!, inForce)];
  if (inForce || !next || isPlanned(next)) return [];
  return [
    finding(
      'version-unscheduled',
      `The page ${path} announces version ${next.version}, in force from ${formatDay(next.effectiveDate)}, and nothing is scheduled that shows it then.`,
      `Set "inForce" in ${file} to version ${next.version}, publish ${part}, and give it that date: npm run site -- promote ${part} --at ${next.effectiveDate}`,
      'information',
    ),
  ];
}

/**
 * A day has one version: the one that the live page has shown for it, also where another was meant to take its place. One that is
 * announced alone, for a day to come, may be replaced.
 */
export const versionDaysGate: PageGate = ({ pages, liveVersions = {}, today }) =>
  pages.flatMap(({ route, facts }) =>
    (facts?.versions?.approved ?? []).flatMap(({ version, effectiveDate }) => {
      const { path, remote } = route!;
      const onLivePage = liveVersions[path] ?? [];
      const live = onLivePage.find(
        (one) => one.effectiveDate >= effectiveDate && (one.isShown || one.effectiveDate <= today),
      );
      if (!live || onLivePage.some((one) => one.version === version)) return [];
      return finding(
        'version-day-taken',
        `The page ${path} has version ${version} for ${formatDay(effectiveDate)}, and the live page has version ${live.version} for ${formatDay(live.effectiveDate)}: the next comes after that day.`,
        `Where version ${version} was made final after version ${live.version}, revert the commit that made it final (git revert), and make it final for a later day. ` +
          `Then publish ${remote} again: npm run site -- publish ${remote}`,
      );
    }),
  );
