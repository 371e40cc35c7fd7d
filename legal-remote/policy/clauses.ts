import type { Block } from './block.schema';
import type { Policy, PolicySection } from './policy.schema';

/** A section, or what is above the first one, with its clauses: paragraphs, list items and table rows. */
export interface ClauseGroup {
  /** Null for what is above the first section. */
  number: number | null;
  title: string;
  clauses: string[];
}

/** All clauses of a version, in reading order. */
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

/** All ids to which a link can lead. */
export function clauseIds({ sections }: Pick<Policy, 'sections'>): string[] {
  return sections.flatMap((section) => [section.id, ...headingIds(section)]);
}

/** Ids of the headings in a section. */
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
