import { type BusinessValues, fillIn } from '@site/shared/site';
import type { PolicySection } from './policy.schema';

/** The same policy, or a part of it, with business values in place of {brand} and the other names. */
export function fillPolicy<Part>(part: Part, site: BusinessValues): Part {
  return JSON.parse(JSON.stringify(part), (_, value: unknown) =>
    typeof value === 'string' ? fillIn(value, site) : value,
  ) as Part;
}

/** A text of the policy without its markup: `**not sold**` and `[ask us](#how-to-ask)` become `not sold` and `ask us`. */
export function plainText(text: string): string {
  return text.replace(/\*\*([^*]+)\*\*/g, '$1').replace(/\[([^\]]+)\]\(#[^)]*\)/g, '$1');
}

/** The headings of a section with their numbers, such as 5.3, in order. Letters and the app refer to these numbers. */
export function numberedHeadings({ number, blocks }: Pick<PolicySection, 'number' | 'blocks'>) {
  return blocks
    .filter((block) => block.kind === 'heading')
    .map(({ id, title }, index) => ({ number: `${number}.${index + 1}`, id, title }));
}
