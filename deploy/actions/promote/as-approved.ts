import type { Envelope } from '../../authority/envelope';
import { vouchingFor } from '../../authority/part-rule';
import { type PageHash, readStatement } from '../../authority/statement';
import type { DeploymentParts } from '../../records/choose-releases';
import { differingPages, vouchersOf } from '../../records/vouchers';
import { SiteProblems } from '../../store/site-error';
import { waiting } from './approval-errors';
import type { ComposedCandidate } from './candidate';
import type { CollectedSignatures } from './collect-signatures';

interface AsApproved {
  composed: ComposedCandidate;
  /** Without the approvals of pages that show something else. */
  signatures: CollectedSignatures | null;
}

/**
 * Composes a candidate, and has only those approvals count whose pages show, byte for byte, what is composed. Where they do not, a
 * render that is kept in the store may have been planted: all are made again first.
 * @param isAsked whether it takes the approvals
 * @throws SiteProblems with `approval-missing`
 */
export async function asApproved(
  compose: (isFresh: boolean) => Promise<ComposedCandidate>,
  collected: CollectedSignatures | null,
  { parts, isAsked }: { parts: DeploymentParts; isAsked: boolean },
): Promise<AsApproved> {
  const composed = await compose(false);
  if (!collected || differing(collected, parts, composed).length === 0)
    return { composed, signatures: collected };
  const anew = await compose(true);
  const found = differing(collected, parts, anew);
  const isVoid = (envelope: Envelope) => found.some((one) => one.envelope === envelope);
  const left = Object.entries(collected.parts).map(([part, { publications, approvals }]) => {
    const counting = { publications, approvals: approvals.filter((envelope) => !isVoid(envelope)) };
    return [part, counting] as const;
  });
  const problems = left.flatMap(([part, signatures]) => {
    const files = found.filter((one) => one.part === part).flatMap((one) => one.files);
    return files.length > 0 && isAsked ? lacking(collected, { part, parts, signatures, files }) : [];
  });
  if (problems.length > 0) throw new SiteProblems(problems.map((problem) => problem.toProblem()));
  return { composed: anew, signatures: { ...collected, parts: Object.fromEntries(left) } };
}

/** Approvals of pages that show something else than is composed, with the files of these. */
function differing(
  collected: CollectedSignatures,
  parts: DeploymentParts,
  composed: ComposedCandidate,
): { part: string; envelope: Envelope; files: string[] }[] {
  let pages: PageHash[] | undefined;
  return Object.entries(collected.parts).flatMap(([part, { approvals }]) =>
    approvals.flatMap((envelope) => {
      pages ??= composed.hashPages();
      const approval = readStatement(envelope, 'approval', `the approvals of ${part}`);
      const files = differingPages({ parts, pages }, approval);
      return files.length > 0 ? [{ part, envelope, files }] : [];
    }),
  );
}

function lacking(
  { version: { people } }: CollectedSignatures,
  {
    part,
    parts,
    signatures,
    files,
  }: {
    part: string;
    parts: DeploymentParts;
    signatures: CollectedSignatures['parts'][string];
    files: string[];
  },
) {
  const vouchers = vouchersOf({ part, parts, people, at: Date.now() }, signatures);
  const { missing } = vouchingFor(people, part, vouchers);
  if (missing === null) return [];
  const shown = [...new Set(files)].sort().join(', ');
  return [
    waiting(
      `${part}@${parts[part]!.release}`,
      `${missing} What was approved of ${shown} is not what is composed now, and those approvals are void: another version of this tool or of Node writes it otherwise.`,
    ),
  ];
}
