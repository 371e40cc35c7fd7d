import type { SignInOffer } from '../../answers';
import type { Now } from '../../answers';
import { readStatus, withMore, withoutKey } from '@site/operations';
import { keyIdOf } from '@site/ledger';
import type { Store } from '@site/store';
import { codesIn } from '../../../testing/a-desk';
import { livePointer } from '../../../testing/a-live-site';
import { Device } from '../../../testing/a-passkey';
import { aSharedDesk, type SharedDesk } from '../../../testing/a-shared-desk';
import { aSignedSite, publishBy, putInForce, type Team } from '../../../testing/a-team';
import { aLanding, aLegal } from '../../../testing/tiny-parts';

let store: Store;
let team: Team;
let desk: SharedDesk;
const meera = new Device();
const lata = new Device();

/** A site whose team has passkeys next to their keys in files. */
beforeEach(async () => {
  ({ store, team } = await aSignedSite());
  const keys = [
    { ...team.meera, publicKey: meera.publicKey },
    { ...team.lata, publicKey: lata.publicKey },
  ];
  await putInForce(store, team, (people) => withMore(people!, keys, {}));
  desk = await aSharedDesk(store);
});

afterEach(() => desk.stop());

/** A landing release by Meera that waits. */
async function aCandidate() {
  const parts = await publishBy(store, aLanding({ sentence: 'Open on Diwali.' }), team.meera);
  return { part: 'landing', release: parts.landing!.release, message: 'Diwali' };
}

describe('a visitor who has not signed in', () => {
  it('is shown how to, and nothing else', async () => {
    const [screen, now, sent] = [
      await desk.ask('/history'),
      await desk.ask('/api/v1/now'),
      await desk.send('/api/v1/acts', { kind: 'verify' }),
    ];

    expect([screen.status, screen.text]).toEqual([200, expect.stringContaining('data-signed-out')]);
    expect([now.status, codesIn(now), sent.status]).toEqual([401, ['session-missing'], 401]);
  });

  it.each(['198.51.100.9', '203.0.113.7, 198.51.100.9', '2001:db8:1:2::7'])(
    'too often, keeps no colleague out, and fills no log: %s',
    async (stranger) => {
      const attempts = Array.from({ length: 70 }, () => desk.send('/api/v1/sign-in/begin', {}, '', stranger));
      const statuses = (await Promise.all(attempts)).map(({ status }) => status);

      expect(statuses.filter((status) => status === 429)).toHaveLength(10);
      expect((await desk.enter(meera)).status).toBe(200);
      expect(desk.audit.filter(({ outcome }) => outcome === 'refused')).toEqual([]);
    },
  );

  it.each<[string, (number: number) => string]>([
    ['its first groups', (number) => `2001:db8:1:2::${number}`],
    ['zeros, left out', (number) => `2001:db8::${number}:${number}:${number}`],
  ])('counts as one client with all addresses of a network: %s', async (_, addressOf) => {
    const attempts = Array.from({ length: 61 }, (__, number) =>
      desk.send('/api/v1/sign-in/begin', {}, '', addressOf(number + 1)),
    );

    expect((await Promise.all(attempts)).map(({ status }) => status)).toContain(429);
  });

  it('from however many networks, ends no other person’s sign-in', async () => {
    const { attempt, challenge } = (await desk.send('/api/v1/sign-in/begin', {})).json<SignInOffer>();
    for (let number = 0; number < 1_001; number += 1)
      await desk.send('/api/v1/sign-in/begin', {}, '', `10.0.${number >> 8}.${number & 255}`);

    expect((await desk.send('/api/v1/sign-in', { attempt, ...meera.answerTo(challenge) })).status).toBe(200);
  });

  it('gets in by no link', async () => {
    const answer = await desk.ask('/open?token=guessed');

    expect([answer.text, answer.headers['set-cookie']]).toEqual([
      expect.stringContaining('data-signed-out'),
      undefined,
    ]);
  });
});

describe('a person signs in', () => {
  it('by a passkey, and is who the access policy says', async () => {
    const entered = await desk.enter(meera);

    expect(entered.headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^__Host-site_desk=\S{32}; HttpOnly; Secure; SameSite=Strict; Path=\/; Max-Age=43200$/,
      ),
    ]);
    const cookie = String(entered.headers['set-cookie']).split(';')[0]!;
    expect((await desk.ask('/api/v1/now', cookie)).json<Now>().session).toMatchObject({
      author: 'Meera <meera@brand.in>',
      isSignedIn: true,
    });
    expect(desk.audit).toMatchObject([{ author: 'Meera <meera@brand.in>', what: 'sign in' }]);
  });

  it.each([
    ['of no member', new Device(), 'passkey-unknown'],
    ['of another desk', new Device('https://desk.brand.in.evil.example'), 'passkey-unknown'],
  ])('by no passkey %s', async (_, device, code) => {
    const answer = await desk.enter(device);

    expect([answer.status, codesIn(answer), answer.headers['set-cookie']]).toEqual([403, [code], undefined]);
    expect(JSON.stringify(answer.json())).toContain('another passkey of the same name');
  });

  it('by no answer that was given before, or to another challenge', async () => {
    const { attempt, challenge } = (await desk.send('/api/v1/sign-in/begin', {})).json<SignInOffer>();
    expect(codesIn(await desk.enter(meera, attempt))).toEqual(['passkey-wrong']);

    const answer = { attempt, ...meera.answerTo(challenge) };
    const answers = await Promise.all([1, 2, 3].map(() => desk.send('/api/v1/sign-in', answer)));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
    expect(answers.flatMap((one) => (one.status === 403 ? codesIn(one) : []))).toEqual(
      Array(2).fill('sign-in-late'),
    );
  });

  it.each<[string, (attempt: string) => string]>([
    ['a stranger made up', () => 'guessed'],
    ['was given more time', (attempt) => `9${attempt.slice(1)}`],
  ])('by no attempt that %s', async (_, change) => {
    const { attempt } = (await desk.send('/api/v1/sign-in/begin', {})).json<SignInOffer>();

    expect(codesIn(await desk.enter(meera, change(attempt)))).toEqual(['sign-in-late']);
  });

  it('by no passkey that was revoked', async () => {
    await putInForce(store, team, (people) => withoutKey(people!, keyIdOf(meera.publicKey), new Date()));

    expect(codesIn(await desk.enter(meera))).toEqual(['passkey-ended']);
  });

  it('and the access policy is read once for what is asked within a second', async () => {
    const cookie = await desk.signIn(meera);
    const list = jest.spyOn(store, 'list');

    for (let count = 0; count < 5; count += 1) await desk.ask('/api/v1/content', cookie);

    expect(list.mock.calls.filter(([folder]) => folder === 'people/').length).toBeLessThanOrEqual(2);
  });

  it('until they sign out', async () => {
    const cookie = await desk.signIn(meera);

    const out = await desk.send('/api/v1/sign-out', {}, cookie);

    expect(String(out.headers['set-cookie'])).toContain('__Host-site_desk=; ');
    expect((await desk.ask('/api/v1/now', cookie)).status).toBe(401);
  });
});

/** Has a store answer as a folder or a bucket does: later than all that is at hand. */
function beFar(store: Store): void {
  for (const call of ['read', 'list', 'listNames'] as const) {
    const near = store[call].bind(store) as (...words: unknown[]) => Promise<never>;
    jest.spyOn(store, call).mockImplementation(async (...words: unknown[]) => {
      await new Promise((resolve) => setTimeout(resolve, 2));
      return near(...words);
    });
  }
}

describe('what a person does who signed in', () => {
  it('is asked once, however much an act signs', async () => {
    await putInForce(store, team, (people) => withMore(people!, [], { legal: [team.meera.id] }));
    const cookie = await desk.signIn(meera);
    const once = async (body: object) => {
      const act = await desk.begin({ message: 'Diwali', ...body }, cookie);
      await desk.confirm(act, meera, cookie);
      const { problems, result } = await desk.outcome(act.id, cookie);
      return problems[0]?.code ?? result!.status;
    };
    const policyOf = async (days: number) => {
      const parts = await publishBy(store, aLegal({ clause: `We keep it for ${days} days.` }), team.lata);
      return { part: 'legal', release: parts.legal!.release };
    };
    const [landing, policy, next] = [await aCandidate(), await policyOf(60), await policyOf(90)];
    beFar(store);
    const offer = { kind: 'schedule', ...landing, until: '2099-01-03T23:59+05:30' };

    expect([
      await once({ ...offer, at: '2099-01-01T09:00+05:30' }),
      await once({ ...offer, at: '2099-01-02T09:00+05:30' }),
      await once({ kind: 'cancel', number: 4 }),
      await once({ kind: 'approve', ...policy, together: [{ part: 'landing', release: landing.release }] }),
      await once({ ...offer, at: '2099-01-01T09:00+05:30' }),
      await once({ kind: 'withdraw', ...landing }),
      await once({ kind: 'promote', ...next }),
    ]).toEqual([
      ...['scheduled-until', 'scheduled-until', 'cancelled', 'approved-together', 'scheduled-until'],
      ...['withdrawn', 'promoted'],
    ]);
    const { schedules, problems } = await readStatus(store, ['shell', 'landing', 'legal']);
    expect([schedules, problems]).toEqual([[], []]);
  });

  it('is confirmed before a version of a text is approved for good', async () => {
    const digest = '0'.repeat(64);
    const version = { part: 'legal', file: 'versions/v1', effectiveDate: '2099-01-01', digest };

    const { asks } = await desk.begin({ kind: 'approve-version', ...version }, await desk.signIn(lata));

    expect(asks).toMatchObject({ credential: lata.publicKey.credential });
  });

  it('is signed by the passkey, and goes live by the rule', async () => {
    const cookie = await desk.signIn(meera);

    const act = await desk.begin({ kind: 'promote', ...(await aCandidate()) }, cookie);
    expect(act.asks).toEqual({ challenge: expect.any(String), credential: meera.publicKey.credential });
    await desk.confirm(act, meera, cookie);

    expect(await desk.outcome(act.id, cookie)).toMatchObject({ problems: [], state: 'done', asks: null });
    const { live, problems } = await readStatus(store, ['shell', 'landing', 'legal']);
    expect(live!.record).toMatchObject({ author: 'Meera <meera@brand.in>', message: 'Diwali' });
    expect(problems).toEqual([]);
  });

  it('is asked for before long work: what comes after it asks no more', async () => {
    const cookie = await desk.signIn(meera);

    const act = await desk.begin({ kind: 'check', ...(await aCandidate()), message: undefined }, cookie);
    expect([act.progress, act.asks]).toEqual([
      [],
      expect.objectContaining({ challenge: expect.any(String) }),
    ]);
    await desk.confirm(act, meera, cookie);

    // Only now a browser would be opened.
    const { problems, asks } = await desk.outcome(act.id, cookie);
    expect([asks, problems.map(({ code }) => code)]).toEqual([null, ['browser-missing']]);
  });

  it('changes nothing while the passkey is not used: a stolen session is not enough', async () => {
    const [cookie, other] = [await desk.signIn(meera), await desk.signIn(lata)];
    const before = await livePointer(store);
    const act = await desk.begin({ kind: 'promote', ...(await aCandidate()) }, cookie);

    const [wrong, foreign] = [await desk.confirm(act, lata, cookie), await desk.confirm(act, meera, other)];
    await desk.send(`/api/v1/acts/${act.id}/stop`, {}, cookie);

    expect([codesIn(wrong), codesIn(foreign)]).toEqual([['passkey-wrong'], ['act-unknown']]);
    expect(await desk.outcome(act.id, cookie)).toMatchObject({
      state: 'refused',
      problems: [{ code: 'passkey-missing', message: 'It was not confirmed. Nothing was changed.' }],
    });
    expect(await livePointer(store)).toEqual(before);
  });

  it.each([
    ['ask-for-changes', 'changes-asked'],
    ['withdraw', 'withdrawn'],
  ] as const)('is confirmed, too, where no record is signed: %s', async (kind, status) => {
    const cookie = await desk.signIn(meera);
    const act = await desk.begin({ kind, ...(await aCandidate()) }, cookie);

    expect(act.asks).not.toBeNull();
    await desk.confirm(act, meera, cookie);

    expect((await desk.outcome(act.id, cookie)).result).toEqual({ status });
  });
});
