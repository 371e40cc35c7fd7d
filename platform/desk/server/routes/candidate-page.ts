import type { Candidate, CandidatePage } from '../../api/waiting';
import {
  ALLOWED,
  type Permission,
  allowedActs,
  findPassingCheck,
  forbidden,
  missingPolicy,
} from '@site/operations';
import {
  type DeploymentParts,
  type PartBuild,
  chooseReleases,
  idOfRelease,
  ShareLinks,
  previewId,
  readHead,
  readParts,
} from '@site/ledger';
import { previewPath } from '@site/addresses';
import { defaultPages, pagePaths } from '@site/page-check';
import { isPublicOrigin, readReleasedPage } from '@site/composer';
import { versionsOutOfTurn } from '@site/gates';
import { DEFAULT_LANGUAGE, languages } from '@site/shared/site/languages';
import { knownParts } from '@site/shared/working-copy/working-copy';
import { dayInIndia, formatDay } from '@site/text';
import { isLoopback } from '@site/server';
import { CALLS_AT_ONCE, type Store, mapLimited } from '@site/store';
import type { DeskContext } from '../context/desk-context';
import { nullIfRefused, sentenceAtDesk } from './summaries';
import { readCheckOf } from './check-routes';

/**
 * A candidate, alone or with others that are to go live with it, with the preview and the newest check of that, and what may
 * be done with it by the person who asks.
 * @param waiting all that waits
 * @param names of those that go live with it, such as `legal@3fa9c2d41b7e0011`, of each part one; what does not wait any more is left out
 */
export async function readCandidatePage(
  desk: DeskContext,
  candidate: Candidate,
  waiting: Candidate[],
  names: string[],
): Promise<CandidatePage> {
  const { store, loadSigner } = desk;
  const { part } = candidate;
  const others = waiting.filter((one) => one.part !== part && mayGoTogether(one));
  const together = firstOfEachPart(others.filter((one) => names.includes(idOfRelease(one))));
  const all = [candidate, ...together];
  const { newest: live, accepted, versions } = await readHead(store);
  const releases = await chooseReleases(store, all);
  const parts: DeploymentParts = { ...accepted?.record.parts, ...releases };
  const id = previewId(parts);
  const shown = await desk.previews.previewFiles(id);
  const files = [...(shown?.keys() ?? [])];
  const version = versions.at(-1) ?? null;
  const people = version?.people ?? null;
  const permissions = await mapLimited(all, CALLS_AT_ONCE, (one) =>
    allowedActs({ store, version, part: one.part, parts, loadSigner, sentenceOn: sentenceAtDesk }),
  );
  const { reject, cancel } = permissions[0]!;
  const approve = anyOf(
    permissions.map((one, index) => (isEnough(all[index]!) ? forbidden(ENOUGH) : one.approve)),
  );
  const promote = allOf(permissions.map((one) => one.promote));
  const paths = pagePaths(files);
  const [missing = null] =
    live && isPublicOrigin(live.record.origin)
      ? [
          ...(version ? [] : await missingPolicy(store, live.record.origin)),
          ...(await findPassingCheck(store, { parts, paths, people })).problems,
        ]
      : [];
  const urgent = permissions.every((one) => one.promote.isAllowed || one.emergency.isAllowed);
  const isMissing = missing !== null && (promote.isAllowed || urgent);
  const unlessMissing = (permission: Permission) => (isMissing ? forbidden(missing.message) : permission);
  const goingLive = unlessMissing(promote);
  const { builds } = await readParts(store, releases);
  const own = builds[part]!;
  const early = await whyNotYet(Object.values(builds));
  const untranslated = await turnedEnglish(own, await readLiveBuild(store, part, accepted?.record.parts));
  const emergency = unlessMissing(urgent && !promote.isAllowed ? ALLOWED : forbidden('It takes none.'));
  return {
    candidate,
    together,
    seen: previewId(releases),
    others,
    older: waiting
      .slice(waiting.indexOf(candidate) + 1)
      .filter((one) => one.part === part && mayGoTogether(one))
      .map(({ message, release }) => message || release),
    untranslated,
    outdated: (await outdatedIn(own)).filter(({ language }) => !untranslated.includes(language)),
    may: mayBeDone(candidate, {
      ...{ approve, reject, schedule: goingLive, cancel },
      promote: early ? forbidden(early) : goingLive,
      emergency: early ? forbidden(early) : emergency,
    }),
    missing: isMissing ? missing : null,
    preview: {
      id,
      path: await framedPath(desk, id),
      isMade: shown !== null,
      pages: defaultPages(files),
    },
    check: await readCheckOf(desk, candidate, [id], people),
  };
}

async function readLiveBuild(
  store: Store,
  part: string,
  live: DeploymentParts = {},
): Promise<PartBuild | null> {
  const release = live[part];
  return release ? (await readParts(store, { [part]: release })).builds[part]! : null;
}

/** Languages in which a page of a release is in English, and the one that is live is not. */
async function turnedEnglish(next: PartBuild, live: PartBuild | null): Promise<string[]> {
  const isEnglish = async (build: PartBuild | null, route: string, language: string) =>
    (await (build && readReleasedPage(build, route, language).catch(nullIfRefused)))?.facts.inEnglish ===
    'wholly';
  const turned = routesOf(next).flatMap((route) =>
    languages.map(async ({ tag }) =>
      tag !== DEFAULT_LANGUAGE && (await isEnglish(next, route, tag)) && !(await isEnglish(live, route, tag))
        ? [tag]
        : [],
    ),
  );
  return [...new Set((await Promise.all(turned)).flat())];
}

/** Languages in which a release says what English said before, and how many texts of each. */
async function outdatedIn(build: PartBuild): Promise<CandidatePage['outdated']> {
  const open = await build.readOpenTranslations();
  const old = open.filter(({ state }) => state === 'changed' || state === 'outdated');
  return languages.flatMap(({ tag }) => {
    const count = old.filter(({ language }) => language === tag).length;
    return count > 0 ? [{ language: tag, count }] : [];
  });
}

/** Why releases may not go live today: one shows a version of its text whose day is to come, in the place of one in force; null for none. */
async function whyNotYet(builds: PartBuild[]): Promise<string | null> {
  const today = dayInIndia(new Date());
  for (const build of builds)
    for (const route of routesOf(build)) {
      const { facts } = await readReleasedPage(build, route, DEFAULT_LANGUAGE);
      const { shown } = versionsOutOfTurn(facts, today) ?? {};
      if (shown && shown.effectiveDate > today)
        return `It shows version ${shown.version}, which is in force from ${formatDay(shown.effectiveDate)}: put it live on that date.`;
    }
  return null;
}

/** Paths of the pages of a part. */
function routesOf({ part }: PartBuild): string[] {
  return Object.keys(knownParts[part]?.pages ?? {});
}

/** How long a frame's share link works, in ms: as a session does, and the same link for half of that. */
const FRAME_LINK_TTL_MS = 12 * 60 * 60 * 1000;

/** Where the desk frames a preview: by a share link, where strangers could open its plain address. */
async function framedPath({ store, framesUrl, previewSecret }: DeskContext, id: string): Promise<string> {
  if (isLoopback(new URL(framesUrl).host)) return previewPath(id);
  const until = new Date((Math.floor((2 * Date.now()) / FRAME_LINK_TTL_MS) + 3) * (FRAME_LINK_TTL_MS / 2));
  return previewPath(id, await new ShareLinks(store).make(previewSecret, id, until));
}

/** Withdrawn, rejected and superseded releases cannot be combined. */
function mayGoTogether({ state }: Candidate): boolean {
  return !['withdrawn', 'rejected', 'superseded'].includes(state);
}

/** A deployment holds one release of each part. */
function firstOfEachPart(candidates: Candidate[]): Candidate[] {
  return candidates.filter(
    ({ part }, index) => candidates.findIndex((other) => other.part === part) === index,
  );
}

/** Approving several is approving those of them that one may. */
function anyOf(permissions: Permission[]): Permission {
  return permissions.find(({ isAllowed }) => isAllowed) ?? permissions[0]!;
}

const ENOUGH = 'It takes one person, who published it: there is nothing to approve.';

/** Whether its author alone counts for it, also once it is scheduled. Who has rejected it takes that back by approving. */
function isEnough({ counted, needed, state }: Candidate): boolean {
  return needed === 1 && counted.length > 0 && state !== 'rejected';
}

/** Several go live together only if each may. */
function allOf(permissions: Permission[]): Permission {
  const reasons = [...new Set(permissions.flatMap(({ why }) => why ?? []))];
  return reasons.length === 0 ? ALLOWED : forbidden(reasons.join(' '));
}

/** Nothing can be done with a withdrawn release. */
function mayBeDone(
  { state, schedule }: Candidate,
  acts: Omit<CandidatePage['may'], 'withdraw'>,
): CandidatePage['may'] {
  const may = {
    ...acts,
    withdraw: ALLOWED,
    cancel: schedule ? acts.cancel : forbidden('It is not scheduled.'),
  };
  const none = Object.keys(may).map((act) => [act, forbidden('It is withdrawn.')]);
  return state === 'withdrawn' ? (Object.fromEntries(none) as typeof may) : may;
}
