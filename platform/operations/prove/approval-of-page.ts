import {
  type PeopleVersion,
  decisionsOn,
  evidenceOf,
  fullName,
  readPeopleVersions,
  readSignatures,
  versionFor,
} from '@site/ledger';
import { type Store, damageOf } from '@site/store';
import { formatTime } from '@site/text';
import type { Check, Proof, ProvenPart } from './proof';

type Finding = Pick<Proof, 'page' | 'parts' | 'released'>;

/** Whether the page holds what was approved with its release; nothing is said of a page that took no approval. */
export async function approvalHolds(store: Store, { page, parts, released }: Finding): Promise<Check[]> {
  const what = 'approval';
  try {
    const part = parts.find((one) => one.part === released?.part);
    if (!released || !part) return [];
    const approved = await approvalsOf(store, part, await readPeopleVersions(store));
    if (approved.length === 0) return [];
    const names = approved.join('; ');
    const file = `"${released.path}" of ${part.part}@${part.release}`;
    const holds = released.isIn(page.body.toString());
    const fact = holds
      ? `The page holds ${file} byte for byte, which was approved by ${names}.`
      : `The page does not hold ${file}, which was approved by ${names}.`;
    return [{ what, holds, fact }];
  } catch (error) {
    return [{ what, holds: null, fact: `The approvals cannot be read: ${damageOf(error).message}` }];
  }
}

/** Who approved a part's release, when, and what the browser had found: those stored with the deployment with which it went live. */
async function approvalsOf(
  store: Store,
  { part, since }: ProvenPart,
  versions: PeopleVersion[],
): Promise<string[]> {
  const people = versionFor(versions, since.record)?.people;
  const signatures = people && (await readSignatures(store, since.name));
  if (!signatures) return [];
  const input = { part, parts: since.record.parts, people, at: Date.parse(since.record.time) };
  return decisionsOn(input, evidenceOf(signatures, part).approvals)
    .filter(({ isApproved }) => isApproved)
    .map((decision) => whoAndWhen(fullName(people, decision.person), decision));
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
