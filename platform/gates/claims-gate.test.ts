import { aCandidate } from '../testing/a-candidate';
import {
  aLanding,
  aLegal,
  aShell,
  type TinyRemoteOptions,
  type TinyShellOptions,
} from '../testing/tiny-parts';
import { previewBanner } from '../composer/document-pieces';
import { claimsGate } from './claims-gate';

const check = async (
  landing: TinyRemoteOptions,
  shell: TinyShellOptions = {},
  legal: TinyRemoteOptions = {},
) => claimsGate(await aCandidate({ parts: [aShell(shell), aLanding(landing), aLegal(legal)] }));

const heading = '<h1>Mandi</h1>';
const versions = { approved: [], file: 'versions.ts' };

it('refuses claims with the words around, the part that makes them, and what to do', async () => {
  const body = `${heading}<p>No. 1 in India</p><ul><li>Delivery in <b>10</b>-minutes</li></ul>`;

  expect(await check({ body })).toEqual([
    {
      code: 'claim-unconfirmed',
      severity: 'error',
      message:
        'The page / makes 2 claims that the business has not confirmed:' +
        '\n    "No. 1" (a superlative or a ranking) in: No. 1 in India' +
        '\n    "10-minutes" (a time of delivery) in: Delivery in 10-minutes',
      remedy:
        'Say it without, or leave it out, in landing; then publish it again: npm run site -- publish landing',
    },
  ]);
});

it.each([
  ['the words for a picture', { body: `${heading}<img alt="Fresh mangoes">` }],
  ['a name for those who do not see it', { body: `${heading}<nav aria-label="Best prices"></nav>` }],
  ['the summary for programs', { summary: 'Free delivery' }],
  ['a file next to the page', { documents: { 'index.md': '# Mandi\n\nFree delivery' } }],
])('finds one in %s', async (_, landing) => {
  expect(await check(landing)).toMatchObject([{ code: 'claim-unconfirmed' }]);
});

it('names the shell for what is around every page', async () => {
  const problems = await check({}, { phone: '24x7' });

  expect(problems.map(({ message }) => message.split(' makes')[0])).toEqual([
    'The page /',
    'The page /privacy-policy',
    'The page /404',
  ]);
  expect(problems.every(({ remedy }) => remedy.includes('publish shell'))).toBe(true);
});

it('leaves out what a preview says of itself', async () => {
  const words = { title: 'Preview', close: 'Close', release: '{message} {time}', rest: '', nothingNew: '' };
  const release = { part: 'landing', message: 'Free delivery', time: '4:43 pm' };
  const banner = previewBanner({ releases: [release], isOnTop: false }, words);

  const candidate = await aCandidate({ change: (html) => html.replace(/<body[^>]*>/, `$&${banner}`) });

  expect(candidate.pages[0]!.html).toContain('4:43 pm');
  expect(claimsGate(candidate)).toEqual([]);
});

it('takes no number of a section for a number of orders', async () => {
  expect(
    await check({ body: `${heading}<h2>2. Orders</h2><h3>2.10 Orders</h3>`, summary: '### 2.1 Orders' }),
  ).toEqual([]);
  expect(await check({ body: `${heading}<h2>12 orders</h2>` })).toHaveLength(1);
});

it.each(['"where": "1.2 ಆರ್ಡರ್ ಮತ್ತು ಮಾಹಿತಿ",', '  - 1.2 ऑर्डर और जानकारी', '1.2 ஆர்டர்'])(
  'takes no number of a clause in the files of a policy for a number of orders: %s',
  async (line) => {
    const documents = { 'privacy-policy.json': line };

    expect(await check({}, {}, { body: heading, versions, documents })).toEqual([]);
  },
);

it('takes no number of one passage for that of the next', async () => {
  expect(await check({ body: `${heading}<ol><li><b>4</b></li><li>Shops order</li></ol>` })).toEqual([]);
});

it('lets a brand be called as it likes', async () => {
  const shell = { businessValues: { brandName: 'Fresh Mandi', city: 'Mysuru' } };

  expect(await check({ body: '<h1>Fresh Mandi</h1>' }, shell)).toEqual([]);
  expect(await check({ body: '<h1>Fresh Mandi across Mysuru</h1>' }, shell)).toMatchObject([
    { message: expect.stringContaining('coverage of the city') },
  ]);
});

it('lets a policy speak of its deadlines, and of nothing else that is forbidden', async () => {
  const body = `<h1>Policy</h1><nav><li>2 Orders</li></nav><p>We answer within 24 hours.</p>`;

  expect(await check({}, {}, { body, versions })).toEqual([]);
  expect(await check({}, {}, { body })).toHaveLength(1);
  expect(await check({}, {}, { body: `${body}<p>Trusted by shops.</p>`, versions })).toHaveLength(1);
});
