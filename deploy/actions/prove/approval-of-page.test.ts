import { createHash } from 'node:crypto';
import { readSignatures, signaturesKey, writeSignatures } from '../../records/deployment-signatures';
import { liveDeployment } from '../../records/find-deployment';
import type { Store } from '../../store/store';
import { aShippedPolicy, type Given, signedBy } from '../../testing/a-forged-deployment';
import { shipBy } from '../../testing/a-team';
import { forgePolicy, pointAtPagesAsTheyAre } from '../../testing/tampered-pages';
import { aLanding } from '../../testing/tiny-parts';
import { verify } from '../verify/verify';
import { proofDocument } from './proof-document';
import { prove } from './prove';

/** A policy that Ravi approved by putting it live, on top of which marketing shipped. */
let site: Given;
beforeEach(async () => {
  site = await aShippedPolicy();
  await shipBy(site.store, aLanding({ sentence: 'Open on Diwali.' }), site.team.meera);
});

const proofOf = (store: Store) =>
  prove({ store, url: '/privacy-policy', moment: { time: new Date(), meaning: 'now' } });

it('a proof tells who approved the page, holds their signatures, and a file with the hash that they signed', async () => {
  const proof = await proofOf(site.store);

  const fact = proof.checks.find(({ what }) => what === 'approval');
  expect(fact).toMatchObject({
    holds: true,
    fact: expect.stringMatching(/approved by Ravi <ravi@brand.in> on .*, before any browser had opened it/),
  });
  const approval = proof.signatures.find(({ what }) => what === 'legal approved')!;
  const html = proofDocument(proof, new Date());
  const [, base64] = /download="privacy-policy\.html\.shown\.txt" href="[^"]*base64,([^"]+)"/.exec(html)!;
  const shown = Buffer.from(base64!, 'base64');
  expect(approval.signed.toString()).toContain(createHash('sha256').update(shown).digest('hex'));
  expect(shown.toString()).toContain('We keep it for 60 days.');
});

it('a page that whoever put another part live altered is found by a proof and by verify, though they signed it', async () => {
  const { store, team } = site;
  const shipped = await liveDeployment(store);
  const { parts } = (await readSignatures(store, shipped.name))!;
  await forgePolicy(store, shipped, (html) => html.replace('60 days', '600 days'));
  await pointAtPagesAsTheyAre(store, shipped);
  const forged = await liveDeployment(store);
  await store.remove(signaturesKey(forged.name));
  const deployment = await signedBy(team.meera, forged, store);
  await writeSignatures(store, forged.name, { format: 1, deployment, parts });

  const { checks } = await proofOf(store);
  const { problems } = await verify(store, () => undefined);

  const holds = Object.fromEntries(checks.map((check) => [check.what, check.holds]));
  expect(holds).toMatchObject({ signatures: true, approval: false });
  expect(problems).toContainEqual(
    expect.objectContaining({
      code: 'page-not-as-approved',
      message: `"sites/${forged.name}/privacy-policy.html" does not show what Ravi <ravi@brand.in> approved.`,
    }),
  );
});
