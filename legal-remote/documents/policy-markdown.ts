import type { BusinessValues } from '@site/shared/site';
import type { LegalContent } from '../content/all-content';
import type { Words } from '../content/words.schema';
import type { Block, TableBlock, PolicySection } from '../policy/policy.schema';
import { contactDetails, type Detail, officerDetails } from '../policy/contact-details';
import { fillPolicy, numberedHeadings } from '../policy/texts';
import { placeOfDifference, type Segment } from '../policy/compare-versions';
import type { HistoryEntry } from '../policy/history';
import { prevailingSentence } from '../policy/prevailing-language';
import type { ShownPolicy, ShownStatus } from '../policy/shown';

/**
 * A version of the policy as Markdown. Its texts are Markdown already, and links lead to the same ids as on the page.
 * @param shown The one that the page shows unless another is given.
 * @param note Stands below the title, such as that it was replaced.
 */
export function policyMarkdown(
  content: LegalContent,
  site: BusinessValues,
  shown: ShownPolicy = content.policy,
  note: string | null = null,
): string {
  const { title, lead, keyPoints, shortNote, version, status, sections } = fillPolicy(shown, site);
  const { facts } = content.words;
  const head = [
    `# ${title}`,
    ...(note ? [`**${note}**`] : []),
    [
      `${facts.runBy}: ${site.legalName}`,
      `${facts.app}: ${site.appName}`,
      `${facts.version}: ${version}`,
      ...statusLines(content.words, status),
    ].map(bullet),
    lead,
    keyPoints.map(bullet),
    shortNote,
  ];
  const blocks = [...head, ...sections.flatMap((section) => sectionMarkdown(content, section, site))];
  return `${blocks.map((block) => [block].flat().join('\n')).join('\n\n')}\n`;
}

type MarkdownBlock = string | string[];

function sectionMarkdown(
  content: LegalContent,
  section: PolicySection,
  site: BusinessValues,
): MarkdownBlock[] {
  const headings = numberedHeadings(section);
  return [
    `<a id="${section.id}"></a>\n## ${section.number}. ${section.title}`,
    `**${content.words.inShort}:** ${section.inShort}`,
    ...section.blocks.map((block): MarkdownBlock => {
      if (block.kind !== 'heading') return blockMarkdown(content, block, site);
      const anchor = block.id ? `<a id="${block.id}"></a>\n` : '';
      return `${anchor}### ${headings.shift()?.number} ${block.title}`;
    }),
  ];
}

function blockMarkdown(
  { words, history }: LegalContent,
  block: Exclude<Block, { kind: 'heading' }>,
  site: BusinessValues,
): MarkdownBlock {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'list':
      return block.items.map(bullet);
    case 'steps':
      return block.items.map((item, index) => `${index + 1}. ${item}`);
    case 'table':
      return tableMarkdown(block);
    case 'request':
      return `> ${block.message} …`;
    case 'officer':
      return detailsMarkdown(officerDetails(site, block.days, words.details));
    case 'contact':
      return detailsMarkdown(contactDetails(site, words.details));
    case 'prevails':
      return prevailingSentence(words, block);
    case 'versions':
      return fillPolicy(history, site).flatMap((entry) => versionMarkdown(words, entry));
  }
}

function versionMarkdown(words: Words, entry: HistoryEntry): string[] {
  const name = words.history.version.replace('{number}', entry.version);
  return [
    bullet(`${name} – ${sinceWhen(words, entry)}: ${entry.changes.join(' ')}`),
    ...(entry.differences ?? []).flatMap((difference) =>
      difference.clauses.map(
        (clause) => `  - ${placeOfDifference(difference)}: ${clause.map(marked).join('')}`,
      ),
    ),
  ];
}

/** Struck out and bold, as readers of Markdown show it; the words say it, too. */
function marked([kind, text]: Segment): string {
  if (kind === 'same') return text;
  const words = text.trimEnd();
  return (kind === 'added' ? `**[+ ${words}]**` : `~~[− ${words}]~~`) + text.slice(words.length);
}

function tableMarkdown({ columns, rows }: TableBlock): string[] {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const labels = Object.values(columns);
  return [
    line(labels),
    line(labels.map(() => '---')),
    ...rows.map(({ cells }) => line(Object.values(cells))),
  ];
}

function detailsMarkdown(details: Detail[]): string[] {
  return details.map(({ label, text }) => bullet(`${label}: ${text}`));
}

function bullet(text: string): string {
  return `- ${text}`;
}

/** The status as labelled lines of text. A draft has no date from which it is in force. */
export function statusLines({ facts }: Words, status: ShownStatus): string[] {
  if (status.kind === 'draft') return [`${facts.status}: ${facts.draft.replace('{date}', status.writtenOn)}`];
  return [`${facts.inForce}: ${status.effectiveDate}`, `${facts.updated}: ${status.approvedOn}`];
}

/** Since when a version is in force, for the list of versions. */
export function sinceWhen(
  { history }: Words,
  { status, isComing }: Pick<HistoryEntry, 'status' | 'isComing'>,
): string {
  if (status.kind === 'draft') return history.draft.replace('{date}', status.writtenOn);
  return `${isComing ? history.coming : history.inForce} ${status.effectiveDate}`;
}
