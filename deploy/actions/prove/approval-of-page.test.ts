import { createHash } from 'node:crypto';
import { nextDeployment, referenceTo } from '../../records/deployment';
import { writeDeployment } from '../../records/deployments';
import { readSignatures, signaturesKey, writeSignatures } from '../../records/deployment-signatures';
import { liveDeployment } from '../../records/find-deployment';
import { readTrial } from '../../records/trial';
import type { Store } from '../../store/store';
import { aShippedPolicy, forge, type Given, signedBy } from '../../testing/a-forged-deployment';
import { publishBy, shipBy } from '../../testing/a-team';
import {
  forgePolicy,
  pagesHash,
  pointAtPagesAsTheyAre,
  putPagesInPlaceOf,
} from '../../testing/tampered-pages';
import { aLanding } from '../../testing/tiny-parts';
import { giveToShare } from '../rollout/give-to-share';
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
  const [, base64] = /download="privacy-policy\.shown\.html" href="[^"]*base64,([^"]+)"/.exec(html)!;
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

it('a page that whoever gave another part to a share of visitors altered for them is found by verify', async () => {
  const { store, team } = site;
  const parts = await publishBy(store, aLanding({ sentence: 'Diwali hours.' }), team.meera);
  const { loadSigner } = team.meera;
  await giveToShare({
    store,
    parts,
    percent: 5,
    loadSigner,
    author: 'Meera',
    message: '',
    progress: () => undefined,
  });
  const shared = await liveDeployment(store);
  const right = (await readTrial(store, shared))!;
  const trial = await writeDeployment(store, nextDeployment(shared, right.record));
  await putPagesInPlaceOf(store, trial, right);
  await forgePolicy(store, trial, (html) => html.replace('60 days', '600 days'));
  const pages = { ...trial, filesSha256: await pagesHash(store, trial) };
  const forged = await forge(store, shared, {
    rollout: { ...shared.record.rollout!, trial: referenceTo(pages) },
  });
  for (const one of [pages, forged]) {
    const deployment = await signedBy(team.meera, one, store);
    await writeSignatures(store, one.name, { format: 1, deployment, parts: {} });
  }

  const { problems } = await verify(store, () => undefined);

  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([
    expect.objectContaining({
      code: 'page-not-as-approved',
      message: `"sites/${trial.name}/privacy-policy.html" does not show what Ravi <ravi@brand.in> approved.`,
    }),
  ]);
});
