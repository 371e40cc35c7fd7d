import type { PageMeta } from '@site/shared/contracts';
import { type BusinessValues, fillIn } from '@site/shared/site';
import { meta } from '../content/meta.content';

/** What stands in the head of the landing page. */
export function landingMeta(site: BusinessValues): PageMeta {
  return { title: fillIn(meta.title, site), description: fillIn(meta.description, site) };
}
