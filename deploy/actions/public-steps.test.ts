import { aLiveSite } from '../testing/a-live-site';
import {
  aLanding,
  aLegal,
  aShell,
  publishAll,
  type TinyRemoteOptions,
  type TinyShellOptions,
} from '../testing/tiny-parts';
import { openToAll } from './people/open-to-all';
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

const lacking: { shell: TinyShellOptions; landing: TinyRemoteOptions; legal: TinyRemoteOptions } = {
  shell: { languages: LANGUAGES, missingValues: [{ path: 'phone', file: 'values.ts', line: 3 }] },
  landing: { translations: [open('kn'), open('ur')] },
  legal: { unconfirmed: [1, 2].map((line) => ({ file: 'policy.ts', line, what: 'A clause' })) },
};

/** A live site, and its steps as `step part: open`. */
async function stepsOf({ shell, landing, legal }: Partial<typeof lacking>) {
  const { store } = await aLiveSite([
    aShell({ languages: LANGUAGES, ...shell }),
    aLanding(landing),
    aLegal(legal),
  ]);
  const steps = await publicSteps(store, NAMES, 'Asha');
  return { store, steps: steps.map(({ step, part, open: count }) => `${step} ${part ?? ''}: ${count}`) };
}

it('counts what a site without a public address lacks for one, in order and by part', async () => {
  const { steps } = await stepsOf(lacking);

  expect(steps).toEqual([
    'values : 1',
    'texts landing: 0',
    'texts legal: 2',
    'translations landing: 1',
    'translations legal: 0',
    'translations shell: 0',
    'rules : 0',
    'people : 1',
    'address : 1',
    'check : 1',
  ]);
});

it('counts exactly what the gates refuse once there is an address', async () => {
  const { store } = await stepsOf(lacking);
  await openToAll({ store, author: 'Asha', message: 'Alone' });
  const shell = { ...lacking.shell, siteOrigin: 'https://www.brand.in' };
  const parts = await publishAll(store, [aShell(shell), aLanding(lacking.landing), aLegal(lacking.legal)]);

  const refused = promote({ store, parts, author: 'Asha', message: '', progress: () => undefined });

  await expect(refused).rejects.toMatchObject({
    problems: expect.arrayContaining(
      [
        ['business-values-missing', '1 business value'],
        ['content-unconfirmed', 'legal hold 2 texts'],
        ['translation-unconfirmed', 'landing has 1 translated file'],
        ['check-missing', 'No browser has opened'],
      ].map(
        ([code, words]) =>
          expect.objectContaining({ code, message: expect.stringContaining(words!) as string }) as object,
      ),
    ) as unknown,
  });
  const steps = await publicSteps(store, NAMES, 'Asha');
  expect(steps.filter((step) => step.open === 0).map(({ step }) => step)).toEqual(
    expect.arrayContaining(['people', 'address']),
  );
});
