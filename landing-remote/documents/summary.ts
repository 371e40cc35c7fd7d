import { type BusinessValues, fillIn } from '@site/shared/site';
import { benefits } from '../content/benefits.content';
import { buyers } from '../content/buyers.content';
import { categories } from '../content/categories.content';
import { contact } from '../content/contact.content';
import { serviceAreas } from '../content/service-areas.content';
import { steps } from '../content/steps.content';

interface Entry {
  title: string;
  description?: string;
}

/** The landing page's facts as Markdown, from the content that the page shows. */
export function landingSummary(site: BusinessValues): string {
  return [
    section(categories.title, categories.list.map(line)),
    section(
      steps.title,
      steps.list.map((step) => `${step.number}. ${words(step)}`),
    ),
    section(buyers.title, buyers.list.map(line)),
    section(benefits.title, benefits.list.map(line)),
    section(serviceAreas.title, [
      fillIn(serviceAreas.intro, site),
      ...serviceAreas.localities.map(({ name }) => `- ${name}`),
      fillIn(serviceAreas.warehouse, site),
    ]),
    section(contact.title, [contact.text]),
  ].join('\n\n');
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
