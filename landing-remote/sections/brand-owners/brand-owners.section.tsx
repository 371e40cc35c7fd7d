import type { BusinessValues } from '@site/shared/site';
import { Invitation } from '../invitation/Invitation';
import type { BrandOwnersContent } from './brand-owners.schema';

/** An invitation to brands; "100+ retail outlets" is an aim, not a count of customers (specification §9). */
export function BrandOwnersSection({ content, site }: { content: BrandOwnersContent; site: BusinessValues }) {
  return <Invitation content={content} site={site} voice="poster" />;
}
