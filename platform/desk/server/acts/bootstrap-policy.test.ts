import type { Act } from '../../api/acts';
import type { Now, PeoplePage } from '../../answers';
import { readPeople } from '@site/ledger';
import type { Store } from '@site/store';
import { aDesk, codesIn, doAt, type OpenDesk } from '../../../testing/a-desk';
import { aLiveSite } from '../../../testing/a-live-site';
import { DESK, Device } from '../../../testing/a-passkey';
import { aSharedDesk, type SharedDesk } from '../../../testing/a-shared-desk';

let store: Store;

beforeEach(async () => {
  ({ store } = await aLiveSite());
});

const beginningBy = ({ publicKey: { credential, spki } }: Device) => ({
  kind: 'bootstrap-policy',
  name: 'Asha',
  email: 'asha@brand.in',
  credential,
  publicKey: Buffer.from(spki, 'base64').toString('base64url'),
});

describe('at a desk of her own, without an access policy', () => {
  let desk: OpenDesk;
  let device: Device;

  beforeEach(async () => {
    desk = await aDesk(store);
    device = new Device(desk.url);
  });
  afterEach(() => desk.stop());

  /** Begins, until the passkey is asked. */
  async function begin(): Promise<Act> {
    return (await desk.send('/api/v1/acts', beginningBy(device))).json<Act>();
  }

  const confirm = (act: Act) =>
    desk.send(`/api/v1/acts/${act.id}/confirmation`, device.answerTo(act.asks!.challenge));
  const people = async () => ((await desk.ask('/api/v1/people')).json<PeoplePage>() as PeoplePage).people;

  it('begins with her passkey, may ship each part alone, and say who else may', async () => {
    expect(await people()).toBeNull();

    await confirm(await begin());

    const begun = (await people())!;
    expect(begun.parts.map(({ part, persons, publish }) => [part, persons, publish])).toEqual(
      ['landing', 'legal', 'shell'].map((part) => [part, 1, ['Asha']]),
    );
    expect(begun.editors).toEqual({ needed: 1, names: ['Asha'] });
    expect(desk.audit.at(-1)).toMatchObject({ what: 'bootstrap-policy asha@brand.in', outcome: 'done' });
  });

  it('signs in with it at the same desk, and acts in her own name from then on', async () => {
    await confirm(await begin());
    expect((await desk.ask('/api/v1/now')).json<Now>().session).toMatchObject({ maySignIn: true });

    const { attempt, challenge } = (await desk.send('/api/v1/sign-in/begin', {})).json<{
      attempt: string;
      challenge: string;
    }>();
    const entered = await desk.send('/api/v1/sign-in', { attempt, ...device.answerTo(challenge) });
    const Cookie = String(entered.headers['set-cookie']).split(';')[0]!;

    expect((await desk.ask('/api/v1/now', { Cookie })).json<Now>().session).toMatchObject({
      author: 'Asha <asha@brand.in>',
      isSignedIn: true,
      maySignIn: false,
    });
  });

  it('begins nothing while the passkey is not used', async () => {
    const { id } = await begin();
    await desk.send(`/api/v1/acts/${id}/stop`, {});

    expect(await readPeople(store)).toBeNull();
  });

  it('comes second and is refused: who may ship what is said once', async () => {
    await confirm(await begin());

    const { problems } = await doAt(desk, beginningBy(new Device(desk.url)));

    expect(problems).toMatchObject([{ code: 'policy-exists' }]);
  });
});

describe('at a desk of several persons, without an access policy', () => {
  let desk: SharedDesk;
  const device = new Device();

  beforeEach(async () => {
    desk = await aSharedDesk(store);
  });
  afterEach(() => desk.stop());

  const open = async (link: string) => {
    const { headers, text } = await desk.ask(link.replace(DESK, ''));
    if (headers['set-cookie']) expect(text).toContain('content="0;url=/people"');
    return headers['set-cookie'] && String(headers['set-cookie']).split(';')[0]!;
  };

  it('the link of the terminal lets one person begin, who then signs in', async () => {
    const cookie = (await open(desk.bootstrapLink!))!;
    expect(codesIn(await desk.enter(device))).toEqual(['sign-in-unbegun']);

    await desk.confirm(await desk.begin(beginningBy(device), cookie), device, cookie);

    expect((await desk.enter(device)).json()).toEqual({ author: 'Asha <asha@brand.in>' });
    expect(await open(desk.bootstrapLink!)).toBeUndefined();
  });

  it('a person whose browser was lost before begins by the link that is shown next', async () => {
    await open(desk.bootstrapLink!);
    const cookie = (await open(desk.links[0]!))!;

    await desk.confirm(await desk.begin(beginningBy(device), cookie), device, cookie);

    expect((await desk.enter(device)).json()).toEqual({ author: 'Asha <asha@brand.in>' });
    expect(await open(desk.links[1]!)).toBeUndefined();
  });

  it.each([
    ['does nothing else', '/api/v1/acts', { kind: 'verify' }],
    ['saves no words', '/api/v1/content/landing/en/save', {}],
  ])('who came by that link %s', async (_, path, body) => {
    const cookie = (await open(desk.bootstrapLink!))!;

    const refused = await desk.send(path, body, cookie);

    expect([refused.status, codesIn(refused)]).toEqual([403, ['sign-in-missing']]);
  });

  it('the link opens nothing any more once another person bootstrapped the policy elsewhere', async () => {
    const own = await aDesk(store);
    const there = new Device(own.url);
    const act = (await own.send('/api/v1/acts', beginningBy(there))).json<Act>();
    await own.send(`/api/v1/acts/${act.id}/confirmation`, there.answerTo(act.asks!.challenge));
    await own.stop();

    expect(await open(desk.bootstrapLink!)).toBeUndefined();
  });
});
