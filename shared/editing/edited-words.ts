import type { ContentValues } from '../content/content-value';

/** Words that are being edited, in a process that shows them. */
interface EditedWords {
  /** BCP 47 tag. */
  language: string;
  /** By the names of content files. */
  words: ContentValues;
}

declare global {
  var siteEditedWords: EditedWords | undefined;
}

interface Version {
  status: { approvedBy?: string };
  sections: { blocks: { kind: string }[] }[];
}

/**
 * The words of a build with those that are being edited, as long as there are any. A version of the policy is what the page shows
 * in full, with what a build makes of it: its outline, and its status without the approver's name.
 */
export function withEditedWords(language: string, built: ContentValues): ContentValues {
  const edited = globalThis.siteEditedWords;
  if (edited?.language !== language) return built;
  const content = { ...built };
  for (const [name, value] of Object.entries(edited.words)) {
    if (name in content || !content.policy) content[name] = value;
    else Object.assign(content, asShown(value as unknown as Version));
  }
  return content;
}

function asShown({ status: { approvedBy: _, ...status }, ...version }: Version): ContentValues {
  const outline = version.sections.map((section) => ({
    ...section,
    blocks: section.blocks.filter(({ kind }) => kind === 'heading'),
  }));
  return {
    policy: { ...version, status },
    outline: { ...version, status, sections: outline },
  } as unknown as ContentValues;
}
