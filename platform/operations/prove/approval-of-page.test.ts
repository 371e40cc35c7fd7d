import { proofNow } from '../../testing/a-live-site';
import { createHash } from 'node:crypto';
import { readSignatures, signaturesKey } from '../../ledger/deployments/deployment-signatures';
import { liveDeployment } from '@site/ledger';
import { aShippedPolicy, type Given, signWith } from '../../testing/a-forged-deployment';
import { shipBy } from '../../testing/a-team';
import { forgePolicy, pointAtPagesAsTheyAre } from '../../testing/tampered-pages';
import { aLanding } from '../../testing/tiny-parts';
import { verify } from '../verify/verify';
import { proofDocument } from './proof-document';

/** A policy that Ravi approved by putting it live, on top of which marketing shipped. */
let site: Given;
beforeEach(async () => {
  site = await aShippedPolicy();
  await shipBy(site.store, aLanding({ sentence: 'Open on Diwali.' }), site.team.meera);
});

it('a proof tells who approved the page, and holds its HTML and the manifest that they signed', async () => {
  const proof = await proofNow(site.store, '/privacy-policy');

  const fact = proof.checks.find(({ what }) => what === 'approval');
  expect(fact).toMatchObject({
    holds: true,
    fact: expect.stringMatching(
      /approved by Ravi <ravi@brand.in> by putting it live, before any browser had opened it/,
    ),
  });
  const html = proofDocument(proof, new Date());
  const saved = (name: string) =>
    Buffer.from(new RegExp(`download="${name}" href="[^"]*base64,([^"]+)"`).exec(html)![1]!, 'base64');
  const approval = proof.signatures.find(({ what }) => what === 'legal approved')!;
  const manifest = saved('legal.release.json');
  expect(approval.signed.toString()).toContain(createHash('sha256').update(manifest).digest('hex'));
  const page = saved('privacy-policy.html.released.txt');
  expect(manifest.toString()).toContain(createHash('sha256').update(page).digest('base64'));
  expect(page.toString()).toContain('We keep it for 60 days.');
});

describe('given the promoter of another part altered the policy, and signed it', () => {
  async function forge(change: (html: string) => string) {
    const { store, team } = site;
    const shipped = await liveDeployment(store);
    const { parts } = (await readSignatures(store, shipped.name))!;
    await forgePolicy(store, shipped, change);
    await pointAtPagesAsTheyAre(store, shipped);
    const forged = await liveDeployment(store);
    await store.remove(signaturesKey(forged.name));
    await signWith(store, team.meera, forged, parts);
    const { checks } = await proofNow(store, '/privacy-policy');
    const { problems } = await verify(store, () => undefined);
    return { holds: Object.fromEntries(checks.map(({ what, holds }) => [what, holds])), problems, forged };
  }

  it.each<[string, (html: string) => string, boolean | null]>([
    ['its words', (html) => html.replace('60 days', '600 days'), false],
    [
      'a style that hides it',
      (html) => html.replace('</head>', '<style>main{display:none}</style></head>'),
      null,
    ],
    [
      'a refresh',
      (html) => html.replace('<head>', '<head><meta http-equiv="refresh" content="0;url=//evil.example">'),
      null,
    ],
    ['words behind it', (html) => html.replace('<footer>', '<p>Or 600 days.</p><footer>'), null],
  ])('with %s, a proof does not hold, and verify names the page', async (_, change, holds) => {
    const found = await forge(change);

    expect(found.holds).toMatchObject({ signatures: true, composition: holds });
    expect(found.problems).toContainEqual(
      expect.objectContaining({
        code: 'page-not-as-released',
        severity: 'error',
        message: expect.stringContaining(
          `"privacy-policy.html" in "sites/${found.forged.name}.tar.zst" is not what`,
        ),
      }),
    );
  });
});
