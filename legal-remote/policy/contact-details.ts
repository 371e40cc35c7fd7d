import { type BusinessValues, mailUrl, readablePhone, telUrl } from '@site/shared/site';
import type { Words } from '../content/words.schema';

export interface Detail {
  label: string;
  text: string;
  href?: string;
}

/** How to reach the business about privacy, as label and text, with an address to follow where there is one. */
export function contactDetails(site: BusinessValues, labels: Words['details']): Detail[] {
  return [
    { label: labels.email, text: site.privacyEmail, href: mailUrl(site.privacyEmail) },
    { label: labels.phone, text: readablePhone(site.phone), href: telUrl(site.phone) },
    { label: labels.address, text: `${site.legalName}, ${site.registeredAddress}` },
    { label: labels.person, text: officerName(site) },
  ];
}

/** How to reach the grievance officer, and how soon the officer answers. */
export function officerDetails(site: BusinessValues, days: string, labels: Words['details']): Detail[] {
  const { email, phone } = site.grievanceOfficer;
  return [
    { label: labels.person, text: officerName(site) },
    { label: labels.email, text: email, href: mailUrl(email) },
    { label: labels.phone, text: readablePhone(phone), href: telUrl(phone) },
    { label: labels.answer, text: labels.days.replace('{days}', days) },
  ];
}

export function officerName({ grievanceOfficer }: Pick<BusinessValues, 'grievanceOfficer'>): string {
  return `${grievanceOfficer.name}, ${grievanceOfficer.role}`;
}
