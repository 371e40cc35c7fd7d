import type { Store } from '@site/store';
import { aLiveSite } from '../testing/a-live-site';
import { aSignedSite } from '../testing/a-team';
import {
  aLanding,
  aLegal,
  aShell,
  publishAll,
  type TinyRemoteOptions,
  type TinyShellOptions,
} from '../testing/tiny-parts';
import { waivePolicy } from './people/policy';
import { promote } from './promote/promote';
import { publicSteps } from './public-steps';

const NAMES = ['shell', 'landing', 'legal'];
const LANGUAGES: TinyShellOptions['languages'] = [
  { tag: 'en', name: 'English', direction: 'ltr' },
  { tag: 'kn', name: 'ಕನ್ನಡ', direction: 'ltr' },
  { tag: 'ur', name: 'اردو', direction: 'rtl', offered: false },
];
const open = (language: string) => ({
  language,
  state: 'unconfirmed' as const,
  file: `${language}.ts`,
  line: 1,
  what: '',
});

const incomplete: { shell: TinyShellOptions; landing: TinyRemoteOptions; legal: TinyRemoteOptions } = {
  shell: { languages: LANGUAGES, missingValues: [{ path: 'phone', file: 'values.ts', line: 3 }] },
  landing: { translations: [open('kn'), open('ur')] },
  legal: { unconfirmed: [1, 2].map((line) => ({ file: 'policy.ts', line, what: 'A clause' })) },
};

/** As `step part: open`. */
const countsIn = async (store: Store) =>
  (await publicSteps(store, NAMES, 'Asha')).map(
    ({ step, part, open: count }) => `${step} ${part ?? ''}: ${count}`,
  );

async function anIncompleteSite() {
  const { shell, landing, legal } = incomplete;
  return (await aLiveSite([aShell(shell), aLanding(landing), aLegal(legal)])).store;
}

/** What is open in the values and words of such a site. */
const WORDS_LACKING = [
  'values : 1',
  'texts landing: 0',
  'texts legal: 2',
  'translations landing: 1',
  'translations legal: 0',
  'translations shell: 0',
];

it('counts what a site without a public address lacks for one, in order and by part', async () => {
  expect(await countsIn(await anIncompleteSite())).toEqual([
    ...WORDS_LACKING,
    'rules : 0',
    'people : 1',
    'address : 1',
    'check : 1',
  ]);
});

it('counts exactly what the gates refuse once there is an address', async () => {
  const store = await anIncompleteSite();
  await waivePolicy({ store, author: 'Asha', message: 'Alone' });
  const shell = { ...incomplete.shell, siteOrigin: 'https://www.brand.in' };
  const landing = aLanding({ ...incomplete.landing, sentence: 'The cheapest groceries.' });
  const parts = await publishAll(store, [aShell(shell), landing, aLegal(incomplete.legal)]);

  const refused = promote({ store, parts, author: 'Asha', message: '' });

  await expect(refused).rejects.toMatchObject({
    problems: expect.arrayContaining(
      [
        ['business-values-missing', '1 business value'],
        ['content-unconfirmed', 'legal hold 2 unconfirmed texts'],
        ['translation-unconfirmed', 'landing has 1 unconfirmed translated file'],
        ['claim-unconfirmed', 'cheapest'],
        ['check-missing', 'No browser has opened'],
      ].map(
        ([code, words]) =>
          expect.objectContaining({ code, message: expect.stringContaining(words!) as string }) as object,
      ),
    ) as unknown,
  });
  expect(await countsIn(store)).toEqual([
    ...WORDS_LACKING,
    'rules : 2', // On the page in each language.
    'people : 0',
    'address : 0',
    'check : 1',
  ]);
});

it('counts who may ship what as said where people are in force', async () => {
  const { store } = await aSignedSite();

  expect(await countsIn(store)).toContain('people : 0');
});
