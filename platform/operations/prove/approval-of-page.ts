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
import { plainTime } from '@site/text';
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
    const holds = released.isIn(page.body.toString());
    const fact = `The page ${holds ? 'holds' : 'does not hold'}, byte for byte, the text of ${part.part} that was approved by ${names}.`;
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
  { time, check }: { time: string; check: { isPassed: boolean } | null },
): string {
  const seen = check
    ? `after a browser had opened it and found ${check.isPassed ? 'nothing wrong' : 'FAULTS'}`
    : 'before any browser had opened it';
  return `${name} on ${plainTime(time)}, ${seen}`;
}
