import type { PageMeta } from '@site/shared/contracts';
import { type BusinessValues, fillIn } from '@site/shared/site';
import type { MetaContent } from '../content/meta.schema';

/** Title and description of the privacy policy's document. */
export function privacyPolicyMeta(meta: MetaContent, site: BusinessValues): PageMeta {
  return { title: fillIn(meta.title, site), description: fillIn(meta.description, site) };
}
