import type { BusinessValues } from '@site/shared/site';
import { policyJson } from './policy-json';
import { policyMarkdown } from './policy-markdown';

/** The files that are served beside the page, by name, made from the data that the page shows. */
export function policyDocuments(
  site: BusinessValues,
): Record<'privacy-policy.json' | 'privacy-policy.md', string> {
  return { 'privacy-policy.json': policyJson(site), 'privacy-policy.md': policyMarkdown(site) };
}
