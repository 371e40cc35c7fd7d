import { DEFAULT_LANGUAGE } from '@site/shared/site/languages';
import type { PartBuild } from '@site/ledger';

/** Files of an exposed module, by its name in the federation table. */
export function exposedFiles({ stats }: PartBuild, module: string): string[] {
  return stats.exposes[`__federation_expose_${module}`] ?? [];
}

/**
 * Files with the part's words in a language: the English ones where it is not translated.
 * @param language BCP 47 tag
 */
export function contentFiles({ stats }: PartBuild, language: string): string[] {
  return stats.content[language] ?? stats.content[DEFAULT_LANGUAGE] ?? [];
}

/** The shell, then the others by name: a page's bytes do not follow from the order in which its parts were named. */
export function inOrder(builds: Record<string, PartBuild>): Record<string, PartBuild> {
  const { shell, ...others } = builds;
  const sorted = Object.entries(others).sort(([one], [other]) => (one < other ? -1 : 1));
  return { ...(shell && { shell }), ...Object.fromEntries(sorted) };
}
