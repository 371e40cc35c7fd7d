import type { PageMeta } from '@site/shared/contracts';
import { type BusinessValues, fillIn } from '@site/shared/site';
import { meta } from '../content/meta.content';

/** What stands in the head of the privacy policy. */
export function privacyPolicyMeta(site: BusinessValues): PageMeta {
  return { title: fillIn(meta.title, site), description: fillIn(meta.description, site) };
}
