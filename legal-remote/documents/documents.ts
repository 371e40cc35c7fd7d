import type { BusinessValues } from '@site/shared/site';
import { policyJson } from './policy-json';
import { policyMarkdown } from './policy-markdown';

/** Files that are served beside the page, by name, with the same content. */
export function policyDocuments(
  site: BusinessValues,
): Record<'privacy-policy.json' | 'privacy-policy.md', string> {
  return { 'privacy-policy.json': policyJson(site), 'privacy-policy.md': policyMarkdown(site) };
}
