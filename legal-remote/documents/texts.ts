import type { BusinessValues } from '@site/shared/site';
import { textsIn } from '@site/shared/site/texts-in';
import type { LegalContent } from '../content/all-content';
import type { Block } from '../policy/policy.schema';
import { contactDetails, officerDetails } from '../policy/contact-details';
import { fillPolicy, plainText } from '../policy/texts';
import type { HistoryEntry } from '../policy/history';
import { languageOf, prevailingSentence } from '../policy/prevailing-language';

/** Fields that the page does not show as they are: names, message drafts, and values that it puts into a sentence. */
const NOT_SHOWN = ['id', 'kind', 'icon', 'subject', 'days', 'language'];

/** All texts of the content that the page shows. Promotion is refused when the composed page lacks one. */
export function policyTexts(content: LegalContent, site: BusinessValues): string[] {
  const { words, policy, history } = content;
  const { title, lead, keyPoints, shortNote, sections } = policy;
  const { inShort, contents, files, closing } = words;
  const policyContent = fillPolicy(
    [title, lead, keyPoints, shortNote, sections, history.map((entry) => versionTexts(content, entry))],
    site,
  );
  return [
    ...textsIn(policyContent, NOT_SHOWN).map(plainText),
    ...factLabels(content),
    ...sections.flatMap(({ blocks }) => blocks.flatMap((block) => detailTexts(content, block, site))),
    ...textsIn({ inShort, contents, files, closing }, ['message']),
  ];
}

function factLabels({ words, policy }: LegalContent): string[] {
  const { status, draft: _draft, inForce, updated, ...others } = words.facts;
  return [...Object.values(others), ...(policy.status.kind === 'draft' ? [status] : [inForce, updated])];
}

function versionTexts(
  { words }: LegalContent,
  { version, status, isComing, hasOwnAddress, changes }: HistoryEntry,
): string[] {
  const { history } = words;
  const since = status.kind === 'approved' ? [isComing ? history.coming : history.inForce] : [];
  const inFull = hasOwnAddress ? [history.inFull.replace('{number}', version)] : [];
  return [history.version.replace('{number}', version), ...since, ...inFull, ...changes];
}

function detailTexts({ words }: LegalContent, block: Block, site: BusinessValues): string[] {
  if (block.kind === 'prevails') return [prevailingSentence(words, block), languageOf(block).name];
  if (block.kind === 'officer') return textsIn(officerDetails(site, block.days, words.details), ['href']);
  return block.kind === 'contact' ? textsIn(contactDetails(site, words.details), ['href']) : [];
}
