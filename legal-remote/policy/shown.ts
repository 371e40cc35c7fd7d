import type { Policy, PolicyStatus, PolicySection } from './policy.schema';

/** The status of a version as pages and files may show it: without the name of who approved it. */
export type ShownStatus =
  Extract<PolicyStatus, { kind: 'draft' }> | Omit<Extract<PolicyStatus, { kind: 'approved' }>, 'approvedBy'>;

export function shownStatus(status: PolicyStatus): ShownStatus {
  if (status.kind === 'draft') return status;
  const { approvedBy: _notShown, ...shown } = status;
  return shown;
}

/** A version as it may be shown: without the name of who approved it, and without questions to counsel. */
export type ShownPolicy = Omit<Policy, 'status'> & { status: ShownStatus };

export function asShown(version: Policy): ShownPolicy {
  const withoutQuestions = JSON.stringify(version, (key, value: unknown) =>
    key === 'question' ? undefined : value,
  );
  return { ...(JSON.parse(withoutQuestions) as Policy), status: shownStatus(version.status) };
}

/** A section's headings without its text. */
export type SectionOutline = Pick<PolicySection, 'id' | 'number' | 'title' | 'blocks'>;

/** A version without the text of its sections: what a browser needs for the first screen and the table of contents. */
export type PolicyOutline = Pick<ShownPolicy, 'title' | 'lead' | 'keyPoints' | 'version' | 'status'> & {
  sections: SectionOutline[];
};

export function outlineOf({ title, lead, keyPoints, version, status, sections }: ShownPolicy): PolicyOutline {
  return {
    title,
    lead,
    keyPoints,
    version,
    status,
    sections: sections.map(({ id, number, title: heading, blocks }) => ({
      id,
      number,
      title: heading,
      blocks: blocks.filter(({ kind }) => kind === 'heading'),
    })),
  };
}
