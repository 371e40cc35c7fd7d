import type { Block, Policy, PolicySection } from './policy.schema';
import { languageOf } from './prevailing-language';
import { numberedHeadings } from './texts';

/** A sub-section, or what is above the first one, with its clauses: paragraphs, list items and table rows. */
export interface ClauseGroup {
  /** The same in every version: the id of the section, and of the heading or its title. */
  key: string;
  /** `5`, or `5.3`; null for what is above the first section. */
  number: string | null;
  title: string;
  clauses: string[];
}

/** All clauses of a version, in reading order. */
export function clausesOf({ title, lead, keyPoints, shortNote, sections }: Policy): ClauseGroup[] {
  return [
    { key: '', number: null, title, clauses: [lead, ...keyPoints, shortNote] },
    ...sections.flatMap(sectionGroups),
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

function sectionGroups(section: PolicySection): ClauseGroup[] {
  const { id, number, title, inShort, blocks } = section;
  const headings = numberedHeadings(section);
  const groups: ClauseGroup[] = [{ key: id, number: String(number), title, clauses: [title, inShort] }];
  for (const block of blocks) {
    const heading = block.kind === 'heading' ? headings.shift() : undefined;
    if (heading) groups.push({ ...heading, key: `${id}/${heading.id ?? heading.title}`, clauses: [] });
    groups.at(-1)!.clauses.push(...blockClauses(block));
  }
  return groups;
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
    case 'prevails':
      return [languageOf(block).name];
    case 'contact':
    case 'versions':
      return [];
  }
}
