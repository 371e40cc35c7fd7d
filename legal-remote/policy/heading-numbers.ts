import type { Block } from './block.schema';
import type { PolicySection } from './policy.schema';

/** A heading within a section with its number, such as 5.3. */
export interface NumberedHeading {
  number: string;
  id: string | undefined;
  title: string;
}

/** The headings of a section with their numbers, in order. Letters and the app refer to these numbers. */
export function numberedHeadings({
  number,
  blocks,
}: Pick<PolicySection, 'number' | 'blocks'>): NumberedHeading[] {
  return blocks
    .filter((block): block is Extract<Block, { kind: 'heading' }> => block.kind === 'heading')
    .map(({ id, title }, index) => ({ number: `${number}.${index + 1}`, id, title }));
}
