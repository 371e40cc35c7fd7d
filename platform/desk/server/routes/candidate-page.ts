import {
  ALLOWED,
  type Permission,
  allowedActs,
  findMisfit,
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
import { isPublicOrigin } from '@site/composer';
import { versionsOutOfTurn } from '@site/gates';
import { countOpen } from '@site/shared/content/content-value';
import { DEFAULT_LANGUAGE, languages } from '@site/shared/site/languages';
import { dayInIndia, formatDay, groupsOf } from '@site/text';
import { isLoopback } from '@site/server';
import { mapLimited } from '@site/store';
import { savedSince } from '../../editor/commit';
import { finalVersions } from '../../editor/versions';
import { sentenceAtDesk } from '../../content/remedies.content';
import type { DeskContext } from '../context/desk-context';
import type { Candidate, Known } from './candidates';
import { readCheckOf } from './check-routes';
import { commitOf, factsOf, schedulesEndedBy, versionsOnReleasedPage } from './summaries';

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
  { status: { schedules, freezes } }: Known,
) {
  const { store, loadSigner } = desk;
  const { part } = candidate;
  const others = waiting.filter((one) => one.part !== part && mayGoTogether(one));
  // A deployment holds one release of each part.
  const together = others
    .filter((one) => names.includes(idOfRelease(one)))
    .filter((one, index, all) => all.findIndex((other) => other.part === one.part) === index);
  const all = [candidate, ...together];
  const { newest: live, accepted, versions } = await readHead(store);
  const releases = await chooseReleases(store, all);
  const shownNow: DeploymentParts = accepted?.record.parts ?? {};
  const parts = { ...shownNow, ...releases };
  const id = previewId(parts);
  const shown = await desk.previews.previewFiles(id);
  const files = [...(shown?.keys() ?? [])];
  const version = versions.at(-1) ?? null;
  const people = version?.people ?? null;
  const rules = { store, version, parts, freezes, loadSigner, sentenceOn: sentenceAtDesk };
  const permissions = await mapLimited(all, (one) => allowedActs({ ...rules, part: one.part }));
  const { reject, cancel } = permissions[0]!;
  const mayApprove = permissions.map((one, index) =>
    isEnough(all[index]!, desk.author)
      ? forbidden('It takes one person, who published it: no approval is needed.')
      : one.approve,
  );
  // Approving several is approving those of them that one may.
  const approve = mayApprove.find(({ isAllowed }) => isAllowed) ?? mayApprove[0]!;
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
  const schedule = unlessMissing(allOf(permissions.map((one) => one.schedule)));
  const { builds } = await readParts(store, releases);
  const own = builds[part]!;
  const misfit = await findMisfit(store, parts, shownNow);
  const never = misfit ? sentenceAtDesk(misfit) : await whyNever(desk, Object.values(builds));
  const early = never ?? (await whyNotYet(Object.values(builds), candidate.schedule?.isToCome));
  const replaced = all.flatMap((one) => (shownNow[one.part] ? [[one.part, shownNow[one.part]!]] : []));
  const before = (await readParts(store, Object.fromEntries(replaced) as DeploymentParts)).builds;
  const turned = await mapLimited(all, (one) => turnedEnglish(builds[one.part]!, before[one.part]));
  const untranslated = [...new Set(turned.flat())];
  const saved = await mapLimited(all, (one) => savedBetween(desk, one.part, shownNow, releases));
  const onPage = versionsOnReleasedPage((await factsOf(own))[0]?.versions);
  const final = onPage.length > 0 ? await finalVersions(desk.root, part) : [];
  const emergency = unlessMissing(urgent && !promote.isAllowed ? ALLOWED : forbidden('It takes none.'));
  const inThisFrame = ({ said, ...one }: Candidate): Candidate => ({
    ...one,
    said: said.map((told) =>
      'frame' in told && told.frame === releases.shell?.release ? { ...told, kind: 'approved' } : told,
    ),
  });
  return {
    candidate: inThisFrame(candidate),
    /** Those that are to go live with it in one deployment: the preview, links to it, the check, and what approves or puts live are about all. */
    together: together.map(inThisFrame),
    /** Whether an emergency of them waits for another person to confirm it. */
    isUnapproved: permissions.some((one) => one.isUnapproved),
    /** Parts of those that the person who asks approves by one act, also where one of them needs no approval. */
    approving: all.flatMap(({ part }, index) => (permissions[index]!.isApprovedAlong ? part : [])),
    /** Names the bytes of all of them; an act by this page is done only while they are these. */
    seen: previewId(releases),
    /** Candidates of other parts that could. */
    others,
    /** Why those of its part were published that wait and are older: they wait no longer once it is live. */
    older: waiting
      .slice(waiting.indexOf(candidate) + 1)
      // What goes live again when an offer ends does so by a schedule: what becomes of that is among `ends`.
      .filter((one) => one.part === part && mayGoTogether(one) && !one.schedule?.liveUntil)
      .map(({ message, release }) => message || release),
    /** Schedules of other releases, which do nothing any more once it is put live; and, over now, ends of offers that count again. */
    ends: schedulesEndedBy(releases, shownNow, schedules),
    /** What keeps it from going live today, besides what is missing; null for nothing, and where one has rejected or withdrawn it. */
    early: ['rejected', 'withdrawn'].includes(candidate.state) ? null : early,
    /** Files of words that were saved between what is live of all parts that go live, and them; none where that is not known. */
    saved: groupsOf(saved.flat(), (one) => Object.values(one).join()).map(([one]) => one),
    /** Who withdrew another release of its part that shows the same words, and why. */
    alike: await withdrawnAlike(desk, candidate, waiting),
    untranslated,
    /** How much is open in each other language of what the pages of all of them show. */
    open: (await openIn(Object.values(builds))).filter(({ language }) => !untranslated.includes(language)),
    /** The final version that its page shows in full, and those that it announces, with who made them final, and when. */
    versions: onPage.flatMap(({ version, isShown }) =>
      final.flatMap((one) => (one.version === version ? { ...one, isShown } : [])),
    ),
    /** What the rule of the part lets this person do. */
    may: mayBeDone(candidate, {
      ...{ reject, cancel },
      // What can go live on no day is given none; what is early has to be given one.
      schedule: never ? forbidden(never) : schedule,
      // What does not go with what is live is approved together with what it goes live with.
      approve: misfit ? forbidden(sentenceAtDesk(misfit)) : approve,
      // What keeps it from any day is said before what keeps it from today.
      promote: early && (never || promote.isAllowed) ? forbidden(early) : goingLive,
      emergency: early ? forbidden(early) : emergency,
    }),
    /** What alone keeps it from going live, and what to do about that; null where nothing does, or the rule forbids it anyway. */
    missing: isMissing ? missing : null,
    preview: {
      id,
      /** `/_preview/<id>/`, or that of a share link. */
      path: await framedPath(desk, id),
      isMade: shown !== null,
      /** Addresses of its pages in the default language; empty until it is made. */
      pages: defaultPages(files),
    },
    check: await readCheckOf(store, part, parts, people),
  };
}

/** Languages in which a page of a release is in English, and the one that is live is not. */
async function turnedEnglish(next: PartBuild, live?: PartBuild): Promise<string[]> {
  const others = languages.filter(({ tag }) => tag !== DEFAULT_LANGUAGE);
  const turned = await mapLimited(others, async ({ tag }) => {
    const [now, before] = await Promise.all([factsOf(next, tag), factsOf(live, tag)]);
    const isEnglish = now.some(
      (facts, at) => facts?.inEnglish === 'wholly' && before[at]?.inEnglish !== 'wholly',
    );
    return isEnglish ? [tag] : [];
  });
  return turned.flat();
}

/** Languages in which texts of releases are open, and how many, without versions that their pages show no more. */
async function openIn(builds: PartBuild[]) {
  const ofEach = await mapLimited(builds, async (build) => {
    const [shown] = versionsOnReleasedPage((await factsOf(build))[0]?.versions);
    const isOnPage = (file: string) => {
      const version = /\/versions\/v([^/]+)\.json$/.exec(file)?.[1];
      return version === undefined || shown === undefined || version === shown.version;
    };
    // What stands for a whole folder is no text.
    const open = await build.readOpenTranslations();
    return open.filter(({ file }) => file.endsWith('.json') && isOnPage(file));
  });
  const texts = ofEach.flat();
  return languages
    .map(({ tag }) => ({ language: tag, ...countOpen(texts.filter(({ language }) => language === tag)) }))
    .filter(({ missing, changed }) => missing + changed > 0);
}

async function savedBetween({ store, root }: DeskContext, part: string, ...both: DeploymentParts[]) {
  const [before, after] = await mapLimited(both, (parts) => commitOf(store, part, parts[part]));
  return before && after ? savedSince(root, part, before, after).catch(() => []) : [];
}

async function withdrawnAlike({ store }: DeskContext, candidate: Candidate, waiting: Candidate[]) {
  const wordsOf = async (one: Candidate) => {
    const { builds } = await readParts(store, await chooseReleases(store, [one]));
    // A digest leaves out what a browser keeps as it is served.
    return JSON.stringify((await factsOf(builds[one.part])).map((facts) => [facts?.digest, facts?.texts]));
  };
  const own = await wordsOf(candidate);
  const others = waiting.filter((one) => one.part === candidate.part && one.state === 'withdrawn');
  const said = await mapLimited(others, async (one) =>
    one.release !== candidate.release && (await wordsOf(one)) === own ? one.said : [],
  );
  return said.flat().filter(({ kind }) => kind === 'withdrawn');
}

/** Why releases may go live on no day: one shows or lists a final version whose day another one has taken; null for none. */
async function whyNever({ root }: DeskContext, builds: PartBuild[]): Promise<string | null> {
  for (const build of builds) {
    const versions = (await factsOf(build)).flatMap((facts) => facts?.versions?.approved ?? []);
    const final = versions.length > 0 ? await finalVersions(root, build.part) : [];
    for (const { id, version, replacedBy } of final) {
      const own = replacedBy && versions.find((one) => one.version === version);
      if (own)
        return `It ${own.isShown ? 'shows' : 'lists'} Version ${id.slice(1)}, whose day Version ${replacedBy.slice(1)} has taken: publish that, and put it live in its place.`;
    }
  }
  return null;
}

/** Why releases may not go live today: one shows a version of its text whose day is to come, in the place of one in force; null for none. */
async function whyNotYet(builds: PartBuild[], isScheduled = false): Promise<string | null> {
  const today = dayInIndia(new Date());
  for (const facts of (await mapLimited(builds, (build) => factsOf(build))).flat()) {
    const { shown } = versionsOutOfTurn(facts, today) ?? {};
    if (shown && shown.effectiveDate > today)
      return `It shows version ${shown.version}, which is in force from ${formatDay(shown.effectiveDate)}${isScheduled ? '' : ': put it live on that date'}. For what has to go live before, open the version that is in force under Edit, press “Have the page show it”, and publish.`;
  }
  return null;
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

/** Whether its author alone counts for it, also once it is scheduled. Who has rejected it, or asked for changes, takes that back by approving. */
function isEnough({ counted, needed, state, said }: Candidate, reader: string): boolean {
  const hasAsked = said.some(({ kind, author }) => kind === 'changes-asked' && author === reader);
  return needed === 1 && counted.length > 0 && !['rejected', 'published'].includes(state) && !hasAsked;
}

/** Several go live together only if each may. */
function allOf(permissions: Permission[]): Permission {
  const reasons = [...new Set(permissions.flatMap(({ why }) => why ?? []))];
  return reasons.length === 0 ? ALLOWED : forbidden(reasons.join(' '));
}

type Allowed = Awaited<ReturnType<typeof allowedActs>>;

/** Nothing can be done with a withdrawn release. */
function mayBeDone({ state, schedule }: Candidate, acts: Omit<Allowed, 'isApprovedAlong' | 'isUnapproved'>) {
  const cancel = schedule ? acts.cancel : forbidden('It is not scheduled.');
  const may = { ...acts, withdraw: acts.cancel, cancel };
  const none = Object.keys(may).map((act) => [act, forbidden('It is withdrawn.')]);
  return state === 'withdrawn' ? (Object.fromEntries(none) as typeof may) : may;
}
