import { type BusinessValues, mailUrl, readablePhone, telUrl } from '@site/shared/site';

export interface Detail {
  label: string;
  text: string;
  /** Where the text links to, such as `mailto:…`. */
  href?: string;
}

/** What is before each detail. */
type Labels = Record<'email' | 'phone' | 'address' | 'person' | 'answer' | 'days', string>;

/** How to contact the business about privacy. */
export function contactDetails(site: BusinessValues, labels: Labels): Detail[] {
  return [
    { label: labels.email, text: site.privacyEmail, href: mailUrl(site.privacyEmail) },
    { label: labels.phone, text: readablePhone(site.phone), href: telUrl(site.phone) },
    { label: labels.address, text: `${site.legalName}, ${site.registeredAddress}` },
    { label: labels.person, text: officerName(site) },
  ];
}

/** How to contact the grievance officer, and within how many days the officer answers. */
export function officerDetails(site: BusinessValues, days: string, labels: Labels): Detail[] {
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
