import { anApproval, anApprovedPolicy, aSecondVersion } from '../testing/a-policy';
import { translatedVersions } from './all-versions';
import { comparedInOneLanguage, historyOf } from './history';
import type { Policy } from './policy.schema';
import { approvedVersions, otherVersionsOf, shownVersion, translatedFrom } from './version-order';

const first = anApprovedPolicy({ id: 'v1', version: '1' });
const second = aSecondVersion({ lead: 'It is for all who use the {app} app.', changes: ['Shorter.'] });

it('lists the newest version first', () => {
  expect(historyOf([first, second], {}).map(({ version }) => version)).toEqual(['2', '1']);
});

it('compares each version with the one before, and the first with none', () => {
  const [newest, oldest] = historyOf([first, second], {});

  expect(newest?.differences).toHaveLength(1);
  expect(oldest?.differences).toBeNull();
});

it('never shows who approved a version', () => {
  expect(JSON.stringify(historyOf([first, second], {}))).not.toMatch(/approvedBy|Counsel/);
});

it('refuses a list of versions without one that was published', () => {
  expect(() => historyOf([second], { v1: 'sha256-x', v2: 'sha256-y' })).toThrow(
    'Version v1 was published, but content/versions/ does not have it. Put its file back.',
  );
});

it('shows the last version, and the others at addresses of their own', () => {
  const [newest, oldest] = historyOf([first, second], {});

  expect([newest?.hasOwnAddress, oldest?.hasOwnAddress, newest?.isComing]).toEqual([false, true, false]);
});

it('shows a version ahead of its day as the coming one, while the one before is in force', () => {
  const [newest, oldest] = historyOf([first, second], {}, 'v1');

  expect([newest?.isComing, newest?.hasOwnAddress, oldest?.hasOwnAddress]).toEqual([true, true, false]);
});

it('leaves out a draft that the page does not show', () => {
  const draft = anApprovedPolicy({ ...second, status: { kind: 'draft', writtenOn: '2027-05-20' } });

  expect(historyOf([first, draft], {}, 'v1').map(({ id }) => id)).toEqual(['v1']);
  expect(historyOf([first, draft], {}).map(({ id }) => id)).toEqual(['v2', 'v1']);
});

describe.each(['2027-06-01', '2027-05-20'])(
  'of a version and a later one that is in force from its day or before, %s',
  (day) => {
    const status = anApproval({ effectiveDate: day });
    const third = {
      ...second,
      id: 'v3',
      version: '3',
      lead: 'It is for all who trade in the {app} app.',
      status,
    };
    const all = [first, second, third];

    it('lists the later one alone, compared with the one before both', () => {
      const [newest, ...others] = historyOf(all, {}, 'v1');

      expect([newest?.id, ...others.map(({ id }) => id)]).toEqual(['v3', 'v1']);
      expect(newest).toMatchObject({ isComing: true, hasOwnAddress: true });
      expect(newest?.differences).toEqual(historyOf([first, { ...third, id: 'v2' }], {})[0]?.differences);
    });

    it('makes a file of the later one alone, and names that one as what replaced the one before both', () => {
      const filesOf = (shown: Policy) =>
        otherVersionsOf(all, shown).map(({ policy, replacedBy }) => [policy.id, replacedBy?.version]);

      expect(filesOf(first)).toEqual([['v3', undefined]]);
      expect(filesOf(third)).toEqual([['v1', '3']]);
      expect(approvedVersions(all, first).map(({ version }) => version)).toEqual(['1', '3']);
    });

    it('shows the later one, also where the other one was to be shown', () => {
      expect(shownVersion(all, 'v2').id).toBe('v3');
      expect(historyOf(all, {}, 'v2').map(({ id, isComing }) => [id, isComing])).toEqual([
        ['v3', false],
        ['v1', false],
      ]);
    });
  },
);

it('counts version 1.10 as later than 1.9', () => {
  const versions = [
    { ...first, version: '1.9' },
    { ...second, version: '1.10' },
  ];

  expect(historyOf(versions, {}).map(({ version }) => version)).toEqual(['1.10', '1.9']);
});

it.each([
  [
    'with a draft before another one',
    [{ ...first, status: { kind: 'draft' as const, writtenOn: '2026-11-21' } }, second],
    'v1 is a draft, and v2 comes after it',
  ],
  ['with an id out of order', [first, { ...second, id: 'v3' }], 'Version 2 of .* has the id "v3"'],
])('refuses versions %s', (_, versions, message) => {
  expect(() => historyOf(versions, {})).toThrow(new RegExp(message));
});

it('refuses a version in force that is not there', () => {
  expect(() => historyOf([first], {}, 'v2')).toThrow('"inForce" is "v2"');
});

const kannada = { ...translatedVersions.kn!.v1!, id: 'v1', version: '1' };
const secondInKannada = { ...kannada, id: 'v2', lead: 'ಚಿಕ್ಕ ಪೀಠಿಕೆ.', changes: ['ಚಿಕ್ಕದು.'] };

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
  expect(added).toContain('all who use');
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
    status: second.status,
    version: '2',
    lead: secondInKannada.lead,
  });
});
