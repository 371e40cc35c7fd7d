import { type ContentLines, placeOf } from '@site/shared/working-copy/content-lines';
import type { Policy } from './policy.schema';

/** What has to be answered before texts of a version can be confirmed. */
export interface OpenQuestion {
  file: string;
  /** From 1. */
  line: number;
  question: string;
}

/** The questions of texts that are not confirmed, in the order of the file, each once. */
export function openQuestions(policy: Policy, source: ContentLines): OpenQuestion[] {
  return policy.sections.flatMap(({ blocks }, section) =>
    blocks.flatMap((block, index) => {
      const path = `${policy.id}.sections[${section}].blocks[${index}]`;
      const rows = block.kind === 'table' ? block.rows : [];
      const open = rows.some(({ confirmed }) => !confirmed) || ('confirmed' in block && !block.confirmed);
      return [
        ...('question' in block && block.question && open
          ? [placed(`${path}.question`, block.question)]
          : []),
        ...rows.flatMap(({ confirmed, question }, row) =>
          question && !confirmed ? [placed(`${path}.rows[${row}].question`, question)] : [],
        ),
      ];
    }),
  );

  function placed(path: string, question: string): OpenQuestion {
    return { ...placeOf(source, path), question };
  }
}
