import type { BusinessValues } from '@site/shared/site';
import { locale } from '@site/shared/site/languages';
import type { LegalContent } from '../content/all-content';
import { type Difference, placeOfDifference } from '../policy/compare-versions';
import { contactDetails, officerDetails } from '../policy/contact-details';
import { fillPolicy } from '../policy/fill-policy';
import { statusFields } from './policy-status';

/** The policy as JSON, with a line end: the latest version, whom to contact, and the list of all versions. */
export function policyJson(
  { words, policy, policyLanguage, history }: LegalContent,
  site: BusinessValues,
): string {
  const { id: _id, status, shortNote: _note, ...shown } = fillPolicy(policy, site);
  const officer = policy.sections.flatMap(({ blocks }) => blocks).find((block) => block.kind === 'officer');
  const document = {
    ...shown,
    ...statusFields(status),
    language: locale(policyLanguage),
    responsible: site.legalName,
    app: site.appName,
    contact: asRecord(contactDetails(site, words.details)),
    grievanceOfficer: officer && asRecord(officerDetails(site, officer.days, words.details)),
    versions: fillPolicy(history, site).map(
      ({ version, status: { kind, ...dates }, isComing, changes, differences }) => ({
        version,
        status: isComing ? 'coming' : kind,
        ...dates,
        changes,
        ...(differences && { differences: differences.map(differenceFields) }),
      }),
    ),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** A changed clause is a list of words that stayed, were added or were removed. */
function differenceFields(difference: Difference) {
  return {
    where: placeOfDifference(difference),
    clauses: difference.clauses.map((clause) => clause.map(([kind, text]) => ({ kind, text }))),
  };
}

function asRecord(details: { label: string; text: string }[]): Record<string, string> {
  return Object.fromEntries(details.map(({ label, text }) => [label, text]));
}
