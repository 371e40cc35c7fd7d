import { fullName } from '../../authority/people';
import { hashOfShown } from '../../compose/page-hash';
import { versionFor } from '../../records/authorise';
import { readSignatures } from '../../records/deployment-signatures';
import { type PeopleVersion, readPeopleVersions } from '../../records/people-versions';
import { approvedPages, decisionsBeside } from '../../records/vouchers';
import { damageOf } from '../../store/damage';
import type { Store } from '../../store/store';
import { formatTime } from '../../text/time';
import type { Check, Proof, ProvenPart } from './proof';

type Finding = Pick<Proof, 'deployment' | 'page' | 'parts'>;

/** What somebody approved of the page. */
interface ApprovedPage {
  sha256: string;
  /** Who, when, and what the browser had found. */
  by: string;
}

/** Whether the page shows what was approved of it; nothing is said of a page that nobody had to approve. */
export async function approvalHolds(store: Store, found: Finding): Promise<Check[]> {
  const what = 'approval';
  try {
    const versions = await readPeopleVersions(store);
    const approved: ApprovedPage[] = [];
    for (const part of found.parts)
      if (part.isOnPage) approved.push(...(await approvedOf(store, found, part, versions)));
    if (approved.length === 0) return [];
    const shown = hashOfShown(found.page.body.toString());
    const right = approved.filter(({ sha256 }) => sha256 === shown);
    const holds = right.length > 0;
    const names = (holds ? right : approved).map(({ by }) => by).join('; ');
    const hash = `without scripts, styles, links to files and policy, its SHA-256 is ${shown}`;
    const fact = holds
      ? `The page shows what was approved by ${names}: ${hash}, as they signed.`
      : `The page does not show what was approved by ${names}: ${hash}, and they signed ${approved[0]!.sha256}.`;
    return [{ what, holds, fact }];
  } catch (error) {
    return [{ what, holds: null, fact: `The approvals cannot be read: ${damageOf(error).message}` }];
  }
}

/** The approvals of a part that lie beside the deployment with which its release went live. */
async function approvedOf(
  store: Store,
  { deployment, page }: Finding,
  { part, since }: ProvenPart,
  versions: PeopleVersion[],
): Promise<ApprovedPage[]> {
  const people = versionFor(versions, since.record)?.people;
  const beside = people && (await readSignatures(store, since.name))?.parts[part];
  if (!beside) return [];
  const wanted = { part, parts: since.record.parts, people, at: Date.parse(since.record.time) };
  return decisionsBeside(wanted, beside)
    .filter(({ isApproved }) => isApproved)
    .flatMap((decision) => {
      const pages = approvedPages(deployment.record.parts, decision);
      const own = pages.find(({ file }) => file === page.file);
      return own ? [{ sha256: own.sha256, by: whoAndWhen(fullName(people, decision.person), decision) }] : [];
    });
}

function whoAndWhen(
  name: string,
  { time, check }: { time: string; check: { sha256: string; isPassed: boolean } | null },
): string {
  const seen = check
    ? `with the check of SHA-256 ${check.sha256}, in which a browser found ${check.isPassed ? 'nothing wrong' : 'FAULTS'}`
    : 'before any browser had opened it';
  return `${name} on ${formatTime(time)}, ${seen}`;
}
