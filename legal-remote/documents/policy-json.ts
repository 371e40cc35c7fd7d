import type { BusinessValues } from '@site/shared/site';
import { words } from '../content/words.content';
import { contactDetails, officerDetails } from '../policy/contact-details';
import { fillPolicy } from '../policy/fill-policy';
import { history, policy } from '../policy/policy.built';

/** The policy as data, with a trailing line end: the version in force, whom to ask, and the list of all versions. */
export function policyJson(site: BusinessValues): string {
  const { id: _id, approvedOn, shortNote: _note, ...shown } = fillPolicy(policy, site);
  const officer = policy.sections.flatMap(({ blocks }) => blocks).find((block) => block.kind === 'officer');
  const document = {
    ...shown,
    lastUpdated: approvedOn,
    language: 'en-IN',
    responsible: site.legalName,
    app: site.appName,
    contact: reachable(contactDetails(site, words.details)),
    grievanceOfficer: officer && reachable(officerDetails(site, officer.days, words.details)),
    versions: fillPolicy(history, site).map(({ version, effectiveDate, changes }) => ({
      version,
      effectiveDate,
      changes,
    })),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

function reachable(details: { label: string; text: string }[]): Record<string, string> {
  return Object.fromEntries(details.map(({ label, text }) => [label, text]));
}
