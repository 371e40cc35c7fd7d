import { type BusinessValues, fillIn } from '@site/shared/site';
import type { LandingContent } from '../content/all-content';
import { landingPageNames } from '../pages/landing-page-names';

interface Entry {
  title: string;
  description?: string;
}

/** The landing page's facts as Markdown, from the content that the page shows. */
export function landingSummary(content: LandingContent, site: BusinessValues): string {
  const { benefits, buyers, categories, contact, serviceAreas, steps } = content;
  return [
    section(categories.title, categories.list.map(line)),
    section(
      steps.title,
      steps.list.map((step, index) => `${index + 1}. ${words(step)}`),
    ),
    section(buyers.title, buyers.list.map(line)),
    section(benefits.title, benefits.list.map(line)),
    ...otherSections(content, site),
    section(serviceAreas.title, [
      fillIn(serviceAreas.intro, site),
      ...serviceAreas.localities.map(({ name }) => `- ${name}`),
      fillIn(serviceAreas.warehouse, site),
    ]),
    section(contact.title, [contact.text]),
  ].join('\n\n');
}

/** Contents that are summed up by hand, above, or that say nothing to readers of facts. */
const KNOWN = [
  'meta',
  'hero',
  'features',
  'categories',
  'steps',
  'buyers',
  'benefits',
  'brandOwners',
  'partners',
  'serviceAreas',
  'contact',
  'greeting',
  'kitWords',
];

/** Sections that came later: a title, paragraphs and lists, whatever they are called. */
function otherSections(content: LandingContent, site: BusinessValues): string[] {
  const contents: Record<string, unknown> = content;
  return landingPageNames(Object.keys(contents))
    .filter((name) => !KNOWN.includes(name))
    .map((name) => {
      const { title = '', ...others } = contents[name] as { title?: string };
      const lines = Object.values(others).flatMap((value) =>
        Array.isArray(value) ? (value as Entry[]).map(line) : typeof value === 'string' ? [value] : [],
      );
      return section(
        fillIn(title, site),
        lines.map((text) => fillIn(text, site)),
      );
    });
}

/** Lists and paragraphs below a heading, set apart by empty lines as Markdown wants it. */
function section(title: string, lines: string[]): string {
  const isItem = (text: string | undefined) => /^(- |\d+\. )/.test(text ?? '');
  const body = lines.map((text, index) => (isItem(text) && isItem(lines[index - 1]) ? text : `\n${text}`));
  return [`## ${title}`, ...body].join('\n');
}

function line(entry: Entry): string {
  return `- ${words(entry)}`;
}

function words({ title, description }: Entry): string {
  return description ? `${title}: ${description}` : title;
}
