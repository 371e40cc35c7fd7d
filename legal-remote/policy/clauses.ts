import type { Block } from './block.schema';
import type { Policy, PolicySection } from './policy.schema';

/** A part of the policy with the smallest texts that a reader would call a clause. */
export interface ClauseGroup {
  /** Null for what stands before the first section. */
  number: number | null;
  title: string;
  clauses: string[];
}

/** All that a version says, clause by clause, in reading order. */
export function clausesOf({ title, lead, keyPoints, shortNote, sections }: Policy): ClauseGroup[] {
  return [
    { number: null, title, clauses: [lead, ...keyPoints, shortNote] },
    ...sections.map((section) => ({
      number: section.number,
      title: section.title,
      clauses: sectionClauses(section),
    })),
  ];
}

/** Every id that a link may lead to. */
export function clauseIds({ sections }: Pick<Policy, 'sections'>): string[] {
  return sections.flatMap((section) => [section.id, ...headingIds(section)]);
}

/** The headings of a section that links lead to. */
function headingIds({ blocks }: PolicySection): string[] {
  return blocks.flatMap((block) => (block.kind === 'heading' && block.id ? [block.id] : []));
}

function sectionClauses({ title, inShort, blocks }: PolicySection): string[] {
  return [title, inShort, ...blocks.flatMap(blockClauses)];
}

function blockClauses(block: Block): string[] {
  switch (block.kind) {
    case 'text':
      return [block.text];
    case 'list':
    case 'steps':
      return block.items;
    case 'heading':
      return [block.title];
    case 'table':
      return [
        Object.values(block.columns).join(' · '),
        ...block.rows.map(({ cells }) => Object.values(cells).join(' · ')),
      ];
    case 'request':
      return [block.message];
    case 'officer':
      return [`${block.days} days`];
    case 'contact':
    case 'versions':
      return [];
  }
}
