import type { BusinessValues } from '@site/shared/site';
import { textsIn } from '@site/shared/site/texts-in';
import { words } from '../content/words.content';
import type { Block } from '../policy/block.schema';
import { contactDetails, type Detail, officerDetails } from '../policy/contact-details';
import { fillPolicy } from '../policy/fill-policy';
import { history, policy } from '../policy/policy.built';
import { plainText } from '../policy/plain-text';

/** Names of things, drafts of messages, and numbers that stand within a sentence of their own. */
const UNSAID = ['id', 'kind', 'icon', 'subject', 'days'];

/** All texts of the policy that the page says, for composing to find again in the page; not what it works out itself. */
export function policyTexts(site: BusinessValues): string[] {
  const { title, lead, keyPoints, shortNote, sections } = policy;
  const { facts, inShort, contents, files, closing } = words;
  const policyContent = fillPolicy(
    [title, lead, keyPoints, shortNote, sections, history.map(versionTexts)],
    site,
  );
  return [
    ...textsIn(policyContent, UNSAID).map(plainText),
    ...sections.flatMap(({ blocks }) => blocks.flatMap((block) => detailTexts(block, site))),
    ...textsIn({ facts, inShort, contents, files, closing }, ['message']),
  ];
}

function versionTexts({ version, changes }: (typeof history)[number]): string[] {
  return [words.history.version.replace('{number}', version), words.history.inForce, ...changes];
}

function detailTexts(block: Block, site: BusinessValues): string[] {
  if (block.kind === 'officer') return textsOf(officerDetails(site, block.days, words.details));
  return block.kind === 'contact' ? textsOf(contactDetails(site, words.details)) : [];
}

function textsOf(details: Detail[]): string[] {
  return details.flatMap(({ label, text }) => [label, text]);
}
