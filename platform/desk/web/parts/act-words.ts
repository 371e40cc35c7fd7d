import { because } from '@site/text';
import type { Act, ActRequest, ActResult } from '../../api/acts';
import type { ReleaseName } from '../../api/names';
import { acts, wholeSite } from '../content/act-progress.content';
import { capitalised, fill, sentences } from '../content/fill';
import { contentTitle, inEnglish, inWords, savedNames } from './said';

type Texts = 'name' | 'email' | 'file' | 'effectiveDate' | 'from' | 'until' | 'at' | 'to' | 'message';

/** What sentences name of a request. */
type Asked = Pick<ActRequest, 'kind'> & Roles & Partial<Record<Texts, string>>;

/** What an act is about, what it does, or what became of it, in a sentence for a reader. @param you as acts name who did them */
export function sentenceOn(act: Act, you?: string): string {
  const { request, about, state, author } = act;
  const { savedSince = [], ...result }: Partial<ActResult> = act.result ?? {};
  const words = 'isUndo' in request && request.isUndo ? acts.restore : acts.kinds[request.kind];
  const asked: Asked = request;
  const { name, email, file = '', effectiveDate: day, from = '', until, at, to, message = '' } = asked;
  const values = {
    ...{ about, name, email, day, until, at },
    part: act.result?.approved ?? partsIn(request),
    author: author === you ? acts.you : author,
    why: because(message),
    version: contentTitle(file),
    // It begins once it is signed, and not before.
    from: Date.parse(from) > Date.now() ? from : acts.fromNow,
    as: rolesOf({ ...asked, isFurther: request.kind === 'invite' && about !== '' }),
    to: fill(acts.deployment, { number: to }),
    ...result,
    ...(result.waitsFor !== undefined && { waitsFor: inWords(result.waitsFor) || acts.enough }),
    files: savedNames(savedSince),
  };
  const isOfSeveral = request.kind === 'approve' && request.together?.length;
  const running = whatIsSigned(act, fill(isOfSeveral ? acts.approvingSome : words.running, values));
  if (state === 'running' || wasCutOff(act)) return running;
  const doing = running.charAt(0).toLowerCase() + running.slice(1);
  const done = result.status && words.done[result.status];
  // Of several releases of a part, it says which one it was.
  const which =
    about && 'release' in request && !('together' in request && request.together) ? acts.which : '';
  const since = savedSince.length > 0 ? acts.savedSince : '';
  if (done) return capitalised(fill(done + which + since, { ...values, doing }));
  return fill(acts.refused, { sentence: doing });
}

/** All that a passkey says yes to: until when, as an emergency, and why the release was published. */
function whatIsSigned({ request, about }: Act, sentence: string): string {
  const reason = 'release' in request ? about : request.kind === 'publish' && request.message;
  const until = request.kind === 'schedule' && request.until;
  const ends = until ? fill(acts.untilEnd, { sentence, until }) : sentence;
  const isEmergency = 'isEmergency' in request && request.isEmergency;
  const said = isEmergency ? fill(acts.asEmergency, { sentence: ends }) : ends;
  return reason ? fill(acts.quoted, { sentence: said, reason }) : said;
}

interface Roles {
  teams?: string[];
  isEditor?: boolean;
  /** Whether the person is in already, and gets a passkey besides. */
  isFurther?: boolean;
  /** Of a machine. */
  publish?: string[];
  rollBack?: string[];
}

/** What a person is, or is to be, of those who may do something. */
export function rolesOf({ teams, isEditor, isFurther, publish, rollBack }: Roles): string {
  const said = acts.roles;
  const inParts = (role: string, parts: string[] = []) => parts.length > 0 && fill(role, { parts });
  const roles = sentences(
    isFurther && said.further,
    inParts(said.team, teams),
    inParts(said.publish, publish),
    inParts(said.rollBack, rollBack),
    isEditor && said.editor,
  );
  return roles.join('; ') || said.none;
}

/** Whether the desk was ended while it did it: whether it was done is unknown. */
export function wasCutOff({ problems }: Act): boolean {
  return problems.some(({ code }) => code === 'desk-ended');
}

/** What an act is about: a part, several that go live together, or all of them. */
function partsIn(request: ActRequest): string | string[] {
  if (!('part' in request) || request.part === null) return wholeSite;
  const together = 'together' in request ? (request.together ?? []) : [];
  return [request.part, ...together.map(({ part }) => part)];
}

/** What the dialog of an act can name, besides parts. */
const NAMED = ['kind', 'isUndo', 'isEmergency', 'person', 'number', 'keyId'];

/** The same for acts that do the same with the same parts, of whatever releases. */
export const whatIsDone = (request: ActRequest) =>
  JSON.stringify([[partsIn(request)].flat().toSorted(), request], NAMED);

/** Whether an act is about the release of another one, or does the same. */
export const isOnSame = (one: ActRequest, other: ActRequest) =>
  'release' in one && 'release' in other
    ? one.release === other.release
    : whatIsDone(one) === whatIsDone(other);

/** The place of what a check found, on the page of a candidate. */
export const FOUND = 'found';

/** The name of the address's list of what goes live together with a candidate. */
export const TOGETHER = 'together';

/** `legal@3fa9c2d41b7e0011` */
export const releaseWord = ({ part, release }: ReleaseName) => `${part}@${release}`;

/** The page of a release, with what is to go live together with it. */
export function pageOf({ part, release }: ReleaseName, together: ReleaseName[] = []): string {
  const query = new URLSearchParams({ [TOGETHER]: together.map(releaseWord).join(',') });
  return `/waiting/${part}/${release}${together.length > 0 ? `?${query}` : ''}`;
}

/** Where one goes from what became of an act. */
export function linksFrom({ request, result, problems }: Act): { to: string; label: string }[] {
  if (request.kind === 'publish' && result) {
    const { part } = request;
    const to = part && result.release ? pageOf({ part, release: result.release }) : '/waiting';
    return [{ to, label: acts.seeWaiting }];
  }
  if (request.kind === 'check' && result)
    return [{ to: `${pageOf(request, request.together)}#${FOUND}`, label: acts.seeFound }];
  if (result?.status === 'proposed') return [{ to: '/people', label: acts.seeProposed }];
  if (result?.deployment) return [{ to: `/history/${result.deployment}`, label: acts.seeHistory }];
  if (request.kind !== 'publish' || request.part === null) return [];
  // The forms of content files that a failed build names: opened, each says what is wrong at its field.
  const said = problems.filter(({ code }) => code === 'build-failed').map(({ message }) => message);
  const files = [...said.join('\n').matchAll(/\bcontent(\/[\w/-]+)\.json\b/g)].map(([, file]) => file!);
  return [...new Set(files)].map((file) => {
    const [language, path] = inEnglish(file);
    const label = fill(acts.openForm, { title: contentTitle(path.slice(1)) });
    return { to: `/edit/${request.part}/${language}${path}`, label };
  });
}
