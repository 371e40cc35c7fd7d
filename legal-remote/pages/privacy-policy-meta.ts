import type { PageMeta } from '@site/shared/contracts';
import { type BusinessValues, fillIn } from '@site/shared/site';
import { meta } from '../content/meta.content';

/** Title and description of the privacy policy's document. */
export function privacyPolicyMeta(site: BusinessValues): PageMeta {
  return { title: fillIn(meta.title, site), description: fillIn(meta.description, site) };
}
