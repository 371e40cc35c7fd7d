import type { BusinessValues } from '@site/shared/site';
import type { LegalContent } from '../content/all-content';
import type { Words } from '../content/words.schema';
import type { OtherVersion } from '../policy/version-order';
import { otherVersions } from './versions.built';
import { policyMarkdown } from './policy-markdown';

/** What the page of a language has, and what the English page has. */
interface Contents {
  content: LegalContent;
  english: LegalContent;
}

/** Files that are served next to a page, by name: its content, and each other approved version in full. */
export function policyDocuments(
  language: string,
  contents: Contents,
  site: BusinessValues,
): Record<'privacy-policy.md', string> & Record<string, string> {
  return {
    'privacy-policy.md': policyMarkdown(contents.content, site),
    ...Object.fromEntries(otherVersions[language]!.map((other) => versionDocument(contents, site, other))),
  };
}

/** The whole text of a version that the page does not show, as Markdown, with the name of its file. It is in one language. */
export function versionDocument(
  contents: Contents,
  site: BusinessValues,
  other: OtherVersion,
): [name: string, text: string] {
  const { policy, isTranslated } = other;
  const content = isTranslated ? contents.content : contents.english;
  const note = noteOn(content.words, other);
  return [`privacy-policy-${policy.id}.md`, policyMarkdown(content, site, policy, note)];
}

function noteOn({ history }: Words, { comingOn, replacedBy }: OtherVersion): string | null {
  const { isComing, isReplaced } = history;
  if (comingOn) return isComing.replace('{date}', comingOn);
  if (!replacedBy) return null;
  return isReplaced.replace('{number}', replacedBy.version).replace('{date}', replacedBy.effectiveDate);
}
