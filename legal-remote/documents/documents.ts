import type { BusinessValues } from '@site/shared/site';
import { otherVersions } from '../policy/policy.built';
import { policyJson } from './policy-json';
import { policyMarkdown } from './policy-markdown';

/** Files that are served beside the page, by name: its content, and each other approved version in full. */
export function policyDocuments(
  site: BusinessValues,
): Record<'privacy-policy.json' | 'privacy-policy.md', string> & Record<string, string> {
  const others = otherVersions.map((version) => [
    `privacy-policy-${version.id}.md`,
    policyMarkdown(site, version),
  ]);
  return {
    'privacy-policy.json': policyJson(site),
    'privacy-policy.md': policyMarkdown(site),
    ...(Object.fromEntries(others) as Record<string, string>),
  };
}
