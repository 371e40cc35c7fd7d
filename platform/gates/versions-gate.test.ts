import { formatDay } from '@site/text';
import { aCandidate } from '../testing/a-candidate';
import { aLanding, aLegal, aShell } from '../testing/tiny-parts';
import { versionDaysGate, versionsGate } from './versions-gate';

const FILE = 'legal-remote/content/versions/published.json';

/** A policy with two versions, of which it shows one, on a day. */
const check = async (shown: string, today: string, effectiveDates = ['2026-02-01', '2027-05-13']) => {
  const approved = effectiveDates.map((effectiveDate, index) => {
    const version = String(index + 1);
    return { version, effectiveDate, isShown: version === shown };
  });
  const legal = aLegal({ versions: { approved, file: FILE } });
  return versionsGate({ ...(await aCandidate({ parts: [aShell(), aLanding(), legal] })), today });
};

it('refuses a version that replaces the one in force before its day', async () => {
  expect(await check('2', '2027-05-12')).toEqual([
    {
      code: 'version-not-in-force',
      severity: 'error',
      message:
        'The page /privacy-policy shows version 2, which comes into force on 13 May 2027. Until then version 1 is in force.',
      remedy: expect.stringMatching(
        new RegExp(
          `^Let the page show version 1 until that day, and version 2 as the coming one: set "inForce" in ${FILE}. ` +
            'Then publish legal again: npm run site -- publish legal. ' +
            'To put this release live on its day: npm run site -- promote legal@[0-9a-f]{16} --at 2027-05-13$',
        ),
      ),
    },
  ]);
});

it.each([
  ['the version in force, with the next one as the coming one', '1', '2027-05-12'],
  ['a version on its day', '2', '2027-05-13'],
])('lets %s pass', async (_, shown, today) => {
  expect(await check(shown, today)).toEqual([]);
});

it('lets the first version pass ahead of its day, because it replaces none', async () => {
  expect(await check('1', '2026-11-22', ['2027-05-13'])).toEqual([]);
});

it('warns of a page that shows the version before the one in force', async () => {
  expect(await check('1', '2027-05-13')).toMatchObject([
    {
      code: 'version-superseded',
      severity: 'warning',
      message: 'The page /privacy-policy shows version 1, but version 2 is in force since 13 May 2027.',
    },
  ]);
});

describe('given the live page shows version 2, in force from a day', () => {
  /** What is against a page that has this version for a day. */
  const checkDay = async (version: string, effectiveDate: string, isShown = true, today = '2026-11-22') => {
    const approved = [{ version, effectiveDate, isShown: true }];
    const legal = aLegal({ versions: { approved, file: FILE } });
    const candidate = await aCandidate({ parts: [aShell(), aLanding(), legal] });
    const live = [{ version: '2', effectiveDate: '2027-05-13', isShown }];
    return versionDaysGate({ ...candidate, today, liveVersions: { '/privacy-policy': live } });
  };

  it.each(['2027-05-13', '2027-05-12'])('refuses another version for that day or before, %s', async (day) => {
    expect(await checkDay('3', day)).toMatchObject([
      {
        code: 'version-day-taken',
        severity: 'error',
        message: `The page /privacy-policy has version 3 for ${formatDay(day)}, and the live page has version 2 for 13 May 2027: the next comes after that day.`,
      },
    ]);
  });

  it.each([
    ['the same version', '2', '2027-05-13'],
    ['another version for a later day', '3', '2027-05-14'],
    ['another version in the place of one that it announces alone', '3', '2027-05-12', false],
  ])('lets %s pass', async (_, version, day, isShown = true) => {
    expect(await checkDay(version, day, isShown)).toEqual([]);
  });

  it('refuses another version for a day that has come, on which it still announces its own', async () => {
    expect(await checkDay('3', '2027-05-13', false, '2027-05-13')).toHaveLength(1);
  });
});
