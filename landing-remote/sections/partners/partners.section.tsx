import type { BusinessValues } from '@site/shared/site';
import { Invitation } from '../invitation/Invitation';
import type { PartnersContent } from './partners.schema';

export function PartnersSection({ content, site }: { content: PartnersContent; site: BusinessValues }) {
  return <Invitation content={content} site={site} voice="card" />;
}
