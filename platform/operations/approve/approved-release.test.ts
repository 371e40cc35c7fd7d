import {
  type Check,
  type DeploymentParts,
  hashCheck,
  previewSiteKey,
  readApprovals,
  sign,
  writeCheck,
} from '@site/ledger';
import type { Store } from '@site/store';
import {
  aSignedSite,
  decideBy,
  type Member,
  promoteBy,
  publishBy,
  shipBy,
  type Team,
} from '../../testing/a-team';
import { livePage } from '../../testing/live-page';
import { forgeSite } from '../../testing/tampered-pages';
import { aLanding, aLegal } from '../../testing/tiny-parts';
import { preview } from '../preview';
import { readStatus } from '../status';

const SIXTY = aLegal({ clause: 'We keep it for 60 days.' });
const POLICY = 'privacy-policy.html';

let site: { store: Store; team: Team };
beforeEach(async () => {
  site = await aSignedSite();
});

const approvalsOf = async (store: Store, parts: DeploymentParts) =>
  (await readApprovals(store, 'legal', parts.legal!.release)).map(({ approval }) => approval);

/** Has a browser see a combination; signed by the person who ran it, or as a thief of the store's credentials writes it. */
async function see(store: Store, parts: DeploymentParts, by: Member | null): Promise<void> {
  const made = await preview({ store, parts });
  const check: Check = {
    preview: made.id,
    parts: made.parts,
    against: null,
    author: 'Ravi',
    time: new Date().toISOString(),
    browser: 'Chromium 143',
    paths: ['/privacy-policy'],
    isPassed: true,
    views: [],
  };
  const said = { parts: made.parts, sha256: hashCheck(check), isPassed: true, time: check.time };
  await writeCheck(store, check, by && (await sign(by.signer, 'check', said, { [made.id]: said.sha256 })));
}

it('an approval names the release by the hash of its manifest, and holds whatever another team ships meanwhile', async () => {
  const { store, team } = site;
  const policy = await publishBy(store, SIXTY, team.lata);
  await decideBy(store, policy, team.ravi);
  await shipBy(store, aLanding({ sentence: 'Open on Diwali.' }), team.meera);
  await promoteBy(store, policy, team.lata);

  expect((await approvalsOf(store, policy))[0]).toMatchObject({ parts: policy, check: null });
  expect(await livePage(store, POLICY)).toContain('We keep it for 60 days.');
});

it('an approval names the browser’s check of the combination, and is given once more when there is one', async () => {
  const { store, team } = site;
  const policy = await publishBy(store, SIXTY, team.lata);
  const approve = async () => (await decideBy(store, policy, team.ravi))[0]!;
  expect(await approve()).toMatchObject({ status: 'approved', check: null });
  await see(store, policy, team.meera);

  expect(await approve()).toMatchObject({ status: 'approved', check: { isPassed: true } });
  expect(await approve()).toMatchObject({ status: 'already-approved' });
  const { decisions } = (await readStatus(store, ['legal'])).newer[0]!.approval!;
  expect(decisions).toEqual([
    expect.objectContaining({ person: team.ravi.id, check: expect.objectContaining({ isPassed: true }) }),
  ]);
});

it('a check that nobody signed is none: its pictures can be of anything', async () => {
  const { store, team } = site;
  const policy = await publishBy(store, SIXTY, team.lata);
  await see(store, policy, null);

  expect((await decideBy(store, policy, team.ravi))[0]).toMatchObject({ status: 'approved', check: null });
});

describe('given the author alters the preview that the second person looks at', () => {
  it.each<[string, (html: string) => string]>([
    ['the words of the page', (html) => html.replace('600 days', '60 days')],
    [
      'a style that hides something',
      (html) => html.replace('</head>', '<style>p{display:none}</style></head>'),
    ],
    ['a refresh', (html) => html.replace('<head>', '<head><meta http-equiv="refresh" content="0;/x">')],
  ])('with %s, no approval is signed: neither by approving it nor by putting it live', async (_, change) => {
    const { store, team } = site;
    const policy = await publishBy(store, aLegal({ clause: 'We keep it for 600 days.' }), team.lata);
    const { id } = await preview({ store, parts: policy });
    await forgeSite(store, previewSiteKey(id), change);

    const refusal = { code: 'preview-altered', message: expect.stringContaining(POLICY) };
    await expect(decideBy(store, policy, team.ravi)).rejects.toMatchObject(refusal);
    await expect(promoteBy(store, policy, team.ravi)).rejects.toMatchObject(refusal);
    expect((await decideBy(store, policy, team.ravi, false))[0]).toMatchObject({ status: 'rejected' });

    await preview({ store, parts: policy });
    expect((await decideBy(store, policy, team.ravi))[0]).toMatchObject({ status: 'approved' });
  });

  it.each([
    ['a picture', 'favicon.svg', '<svg><path d="M9 9"/></svg>'],
    ['a text of the policy next to its page', 'privacy-policy.md', 'We keep it for 60 days.'],
  ])('with %s, no approval is signed', async (_, name, planted) => {
    const { store, team } = site;
    const documents = { 'privacy-policy.md': 'We keep it for 600 days.' };
    const policy = await publishBy(store, aLegal({ documents }), team.lata);
    const { id } = await preview({ store, parts: policy });
    await forgeSite(store, previewSiteKey(id), () => planted, name);

    await expect(decideBy(store, policy, team.ravi)).rejects.toMatchObject({ code: 'preview-altered' });
  });
});
