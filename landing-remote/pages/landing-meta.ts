import type { PageMeta } from '@site/shared/contracts';
import { type BusinessValues, fillIn } from '@site/shared/site';
import type { MetaContent } from '../content/meta.schema';

/** What is in the head of the landing page. */
export function landingMeta(meta: MetaContent, site: BusinessValues): PageMeta {
  return { title: fillIn(meta.title, site), description: fillIn(meta.description, site) };
}
