import type { BusinessValues } from '@site/shared/site';
import { DEFAULT_LANGUAGE, locale } from '@site/shared/site/languages';
import type { LegalContent } from '../content/all-content';
import type { OtherVersion } from '../policy/approved-versions';
import { type Difference, placeOfDifference } from '../policy/compare-versions';
import { contactDetails, officerDetails } from '../policy/contact-details';
import { fillPolicy } from '../policy/fill-policy';
import { prevailingLanguage } from '../policy/prevailing-language';
import type { ShownPolicy } from '../policy/shown-status';
import { statusFields } from './policy-status';

/** The policy as JSON, with a line end: the version that the page shows, whom to contact, and the list of all versions. */
export function policyJson(content: LegalContent, site: BusinessValues): string {
  const { policy, policyLanguage, history } = content;
  return asFile({
    ...policyFields(content, site, policy),
    language: locale(policyLanguage),
    prevailingLanguage: locale(prevailingLanguage(policy).tag),
    versions: fillPolicy(history, site).map(
      ({ id, version, status: { kind, ...dates }, isComing, hasOwnAddress, changes, differences }) => ({
        version,
        status: isComing ? 'coming' : kind,
        ...dates,
        changes,
        ...(hasOwnAddress && { inFull: versionFile(id) }),
        ...(differences && { differences: differences.map(differenceFields) }),
      }),
    ),
  });
}

/** The same of a version that the page does not show in full, without the list. Only what is shown is translated. */
export function versionJson(
  content: LegalContent,
  site: BusinessValues,
  { policy, comingOn, replacedBy }: OtherVersion,
): string {
  return asFile({
    ...policyFields(content, site, policy),
    ...(comingOn !== null && { status: 'coming' }),
    ...(replacedBy && { status: 'replaced', replacedBy }),
    language: locale(DEFAULT_LANGUAGE),
  });
}

/** Name of the file with {@link versionJson}. */
export function versionFile(id: string): string {
  return `privacy-policy-${id}.json`;
}

function policyFields({ words }: LegalContent, site: BusinessValues, policy: ShownPolicy) {
  const { id: _id, status, shortNote: _note, ...shown } = fillPolicy(policy, site);
  const officer = policy.sections.flatMap(({ blocks }) => blocks).find((block) => block.kind === 'officer');
  return {
    ...shown,
    ...statusFields(status),
    responsible: site.legalName,
    app: site.appName,
    contact: asRecord(contactDetails(site, words.details)),
    grievanceOfficer: officer && asRecord(officerDetails(site, officer.days, words.details)),
  };
}

function asFile(document: object): string {
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
