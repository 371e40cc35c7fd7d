import { readLiveDeployment, readPeople } from '@site/ledger';
import type { SiteProblem } from '@site/errors';
import type { Store } from '@site/store';
import { missingPolicy } from './people/policy';
import { openCandidate } from './promote/candidate';
import { findPassingCheck } from './promote/find-passing-check';
import { newestReleases } from './promote/choose-candidate';

interface Place {
  file: string;
  line: number;
  what: string;
}

/** A step of the way to a public address. */
export interface OpenStep {
  step: 'values' | 'texts' | 'translations' | 'rules' | 'people' | 'address' | 'check';
  /** Null where it is about the whole site. */
  part: string | null;
  title: string;
  who: string;
  /** How much is open in it; 0 once it is done. */
  open: number;
  places: Place[];
}

/** What gates report of a public site: here it is in steps of its own. */
const IN_OTHER_STEPS = /^(business-values-|content-unconfirmed|translation-unconfirmed)/;

/**
 * The way to a public address, in order, as the gates that refuse a public promotion see what would be live now.
 * Stores nothing.
 * @param names every part's name
 * @throws what composing throws
 */
export async function publicSteps(store: Store, names: string[], author: string): Promise<OpenStep[]> {
  const live = (await readLiveDeployment(store))?.record.parts;
  const parts = { ...live, ...(await newestReleases(store, names, author)).parts };
  const candidate = await openCandidate(store, parts);
  const { missing, problems } = await candidate.compose('public', { basePath: '' });
  const people = (await readPeople(store))?.people ?? null;
  const check = candidate.isPublic
    ? (await findPassingCheck(store, { parts, paths: candidate.paths, people })).problems
    : [{ message: 'The check comes last, once the site has its address.' }];
  const isOpen = people === null && (await missingPolicy(store, candidate.origin)).length > 0;
  const values = missing.values.map(({ path, ...place }) => ({ ...place, what: path }));
  const others = problems.filter(({ code, severity }) => severity === 'error' && !IN_OTHER_STEPS.test(code));
  return [
    stepOf('values', null, values),
    ...Object.entries(missing.texts).map(([part, texts]) => stepOf('texts', part, texts)),
    ...Object.entries(missing.translations).map(([part, open]) => stepOf('translations', part, open)),
    stepOf('rules', null, others.map(placeOf)),
    stepOf('people', null, isOpen ? [NO_POLICY] : []),
    stepOf('address', null, candidate.isPublic ? [] : [ADDRESS]),
    stepOf('check', null, check.map(placeOf)),
  ];
}

const ADDRESS: Place = { file: 'shared/site/business-values.json', line: 1, what: 'siteOrigin' };
const NO_POLICY: Place = { file: '', line: 0, what: 'The store has no access policy.' };

const WORDS: Record<OpenStep['step'], [title: string, who: string]> = {
  values: ['Values of the business', 'Editors of the business values do it.'],
  texts: ['Texts to be confirmed', 'The team of the part does it; of a policy, counsel.'],
  translations: ['Translations to be confirmed', 'People who speak the language do it.'],
  rules: ['What the rules refuse', 'The team of the part does it.'],
  people: ['Who may ship what', 'The person who looks after the machine begins with it.'],
  address: ['The public address', 'Editors of the business values give it, last.'],
  check: ['The check by a browser', 'The team that goes live runs it.'],
};

function stepOf(step: OpenStep['step'], part: string | null, places: Place[]): OpenStep {
  const [title, who] = WORDS[step];
  return { step, part, title: part ? `${title}, ${part}` : title, who, open: places.length, places };
}

function placeOf({ message }: Pick<SiteProblem, 'message'>): Place {
  return { file: '', line: 0, what: message };
}
