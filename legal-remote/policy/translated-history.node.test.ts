import { anApproval, anApprovedPolicy } from '../testing/a-policy';
import { historyOf, comparedInOneLanguage, translatedFrom } from './history';
import type { Policy } from './policy.schema';
import { translatedVersions } from './all-versions';

const inKannada = translatedVersions.kn!.v1!;

const status = anApproval({ effectiveDate: '2027-06-01' });
const first = anApprovedPolicy({ id: 'v1', version: '1' });
const second = anApprovedPolicy({
  id: 'v2',
  version: '2',
  status,
  lead: 'A shorter lead.',
  changes: ['Shorter.'],
});

const kannada = { ...inKannada, id: 'v1', version: '1' };
const secondInKannada = { ...inKannada, id: 'v2', lead: 'ಚಿಕ್ಕ ಪೀಠಿಕೆ.', changes: ['ಚಿಕ್ಕದು.'] };

/** What the newest of two versions says in Kannada, and what it changed. */
function newest(translated: Record<string, Policy>) {
  const versions = [first, second];
  const history = historyOf(translatedFrom(versions, translated), {});
  const [entry] = comparedInOneLanguage(history, historyOf(versions, {}), translated);
  const clauses = entry!.differences!.flatMap((difference) => difference.clauses).flat();
  const texts = (kind: string) => clauses.filter(([its]) => its === kind).map(([, text]) => text);
  return {
    inEnglish: entry!.inEnglish,
    changes: entry!.changes,
    added: texts('added').join(' '),
    all: clauses.map(([, text]) => text).join(' '),
  };
}

const KANNADA = /[\u0c80-\u0cff]/;

it('compares two versions in Kannada where both are translated', () => {
  const { changes, added, inEnglish } = newest({ v1: kannada, v2: secondInKannada });

  expect(inEnglish).toBeUndefined();
  expect(changes).toEqual(['ಚಿಕ್ಕದು.']);
  expect(added).toContain('ಚಿಕ್ಕ');
});

it.each([
  ['the newer one is not translated', { v1: kannada }, ['Shorter.'], 'wholly'],
  ['the older one is not translated', { v2: secondInKannada }, ['ಚಿಕ್ಕದು.'], 'differences'],
  ['neither is', {}, ['Shorter.'], 'wholly'],
])('says in English what changed, and that it does, where %s', (_, translated, said, extent) => {
  const { changes, added, all, inEnglish } = newest(translated);

  expect(changes).toEqual(said);
  expect(added).toContain('shorter');
  expect(all).not.toMatch(KANNADA);
  expect(inEnglish).toBe(extent);
});

it('leaves approval, dates and numbers to the English text', () => {
  const draft = {
    ...secondInKannada,
    version: '9',
    status: { kind: 'draft' as const, writtenOn: '2020-01-01' },
  };

  expect(translatedFrom([first, second], { v2: draft })[1]).toMatchObject({
    status,
    version: '2',
    lead: secondInKannada.lead,
  });
});
