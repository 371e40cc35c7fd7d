import { withMore, withoutKey } from '../people/people-input';
import {
  aPerson,
  aSignedSite,
  decideBy,
  promoteBy,
  publishBy,
  putInForce,
  shipBy,
} from '../../testing/a-team';
import { livePointer, livePage, goBack } from '../../testing/a-live-site';
import { aLanding, aLegal } from '../../testing/tiny-parts';
import { keyIdOf } from '@site/ledger';

const SIXTY = aLegal({ clause: 'We keep it for 60 days.' });
const DIWALI = aLanding({ sentence: 'Diwali hours.' });

/** The codes of what a refusal says. */
async function codesOf(refused: Promise<unknown>): Promise<string[]> {
  const error = await refused.then(
    () => new Error('It was not refused.'),
    (reason: Error) => reason,
  );
  const { problems, code } = error as { problems?: { code: string }[]; code?: string };
  return problems?.map((problem) => problem.code) ?? [code ?? error.message];
}

describe('given the editors have said who may ship what', () => {
  it('a lawyer cannot ship the policy alone; once another has approved it, either can', async () => {
    const { store, team } = await aSignedSite();
    const policy = await publishBy(store, SIXTY, team.lata);
    const before = await livePointer(store);

    expect(await codesOf(promoteBy(store, policy, team.lata))).toEqual(['approval-missing']);
    expect(await livePointer(store)).toEqual(before);

    const [outcome] = await decideBy(store, policy, team.ravi);
    expect(outcome).toMatchObject({ status: 'approved', verdict: { refusal: null } });
    await promoteBy(store, policy, team.lata);

    expect(await livePage(store, 'privacy-policy.html')).toContain('60 days');
  });

  it.each([
    ['marketing the policy', SIXTY, 'lata', 'meera', 'signer-not-of-team'],
    ['a lawyer the landing page', DIWALI, 'meera', 'lata', 'signer-not-of-team'],
  ] as const)('refuses that %s', async (_, part, author, promoter, code) => {
    const { store, team } = await aSignedSite();
    const parts = await publishBy(store, part, team[author]);

    expect(await codesOf(promoteBy(store, parts, team[promoter]))).toEqual([code]);
  });

  it('takes no person without a key, and no unknown key', async () => {
    const { store, team } = await aSignedSite();
    const parts = await publishBy(store, DIWALI, team.meera);

    expect(await codesOf(promoteBy(store, parts, team.meera, { loadSigner: undefined }))).toEqual([
      'key-missing',
    ]);
    expect(await codesOf(promoteBy(store, parts, aPerson('Mallory')))).toEqual(['signer-unknown']);
  });

  it('counts a revoked key for nothing, also for what it approved before', async () => {
    const { store, team } = await aSignedSite();
    const policy = await publishBy(store, SIXTY, team.lata);
    await decideBy(store, policy, team.ravi);
    await putInForce(store, team, (current) =>
      withoutKey(
        withMore(current!, [], { legal: [team.asha.id], shell: [team.meera.id] }),
        keyIdOf(team.ravi.publicKey),
        new Date(),
      ),
    );

    await expect(promoteBy(store, policy, team.lata)).rejects.toThrow(
      /so far Lata <lata@brand.in>\. It waits for 1 more/,
    );
    await expect(promoteBy(store, policy, team.ravi)).rejects.toThrow(
      /of Ravi <ravi@brand.in> was revoked on/,
    );
  });
});

describe('rolling back', () => {
  it('is for one person of the team, at any hour, and for no other person', async () => {
    const { store, team } = await aSignedSite();
    const policy = await publishBy(store, SIXTY, team.lata);
    await promoteBy(store, policy, team.ravi);

    expect(await codesOf(goBack(store, { part: 'legal', by: team.meera }))).toEqual(['signer-not-of-team']);
    await goBack(store, { part: 'legal', by: team.lata });

    expect(await livePage(store, 'privacy-policy.html')).toContain('30 days');
  });

  it('with the whole site takes the right to every part that changes', async () => {
    const { store, team } = await aSignedSite();
    await shipBy(store, DIWALI, team.meera);

    expect(await codesOf(goBack(store, { by: team.lata }))).toEqual(['signer-not-of-team']);
    await goBack(store, { by: team.meera });

    expect(await livePage(store, 'index.html')).toContain('Open on Sunday.');
  });

  it('forth again to what was live takes one person, too', async () => {
    const { store, team } = await aSignedSite();
    await promoteBy(store, await publishBy(store, SIXTY, team.lata), team.ravi);
    await goBack(store, { part: 'legal', by: team.lata });

    await goBack(store, { part: 'legal', target: '2', by: team.lata });

    expect(await livePage(store, 'privacy-policy.html')).toContain('60 days');
  });
});
