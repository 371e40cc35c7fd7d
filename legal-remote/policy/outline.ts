import type { PolicySection } from './policy.schema';
import type { ShownPolicy } from './shown-status';

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
