import { createHash } from 'node:crypto';
import { hashOfShown } from '../../compose/page-hash';
import { readApprovals, recordApproval } from '../../records/approvals';
import { type Check, writeCheck } from '../../records/checks';
import type { DeploymentParts } from '../../records/choose-releases';
import { liveDeployment } from '../../records/find-deployment';
import type { Store } from '../../store/store';
import {
  aSignedSite,
  decideBy,
  type Member,
  promoteBy,
  publishBy,
  shipBy,
  type Team,
} from '../../testing/a-team';
import { alter } from '../../testing/each-store';
import { aLanding, aLegal, aShell } from '../../testing/tiny-parts';
import { preview } from '../preview';
import { rollback } from '../rollback/rollback';
import { readStatus } from '../status';
import { signApproval } from './sign-approval';

const SIXTY = aLegal({ clause: 'We keep it for 60 days.' });
const POLICY = 'privacy-policy.html';

let site: { store: Store; team: Team };
beforeEach(async () => {
  site = await aSignedSite();
});

afterEach(() => jest.restoreAllMocks());

const approvalsOf = async (store: Store, parts: DeploymentParts, part = 'legal') =>
  (await readApprovals(store, part, parts[part]!.release)).map(({ approval }) => approval);

async function livePage(store: Store, file: string): Promise<string> {
  const { name } = await liveDeployment(store);
  return (await store.read(`sites/${name}/${file}`))!.body.toString();
}

/** Somebody's approval as another version of the tool signs it, which writes the page otherwise. */
async function approveAnotherPage(store: Store, policy: DeploymentParts, { signer }: Member): Promise<void> {
  const parts = { ...(await liveDeployment(store)).record.parts, ...policy };
  const pages = [{ file: POLICY, part: 'legal', sha256: '0'.repeat(64) }];
  const said = { part: 'legal', parts, isApproved: true, message: '', pages, check: null };
  await recordApproval(store, await signApproval(signer, said));
}

/** Has a browser see a combination. */
async function see(store: Store, parts: DeploymentParts): Promise<void> {
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
  await writeCheck(store, check, null);
}

describe('an approval', () => {
  it('names the part’s own pages by what they show once live, whatever another team ships meanwhile', async () => {
    const { store, team } = site;
    const policy = await publishBy(store, SIXTY, team.lata);
    const { pages } = (await decideBy(store, policy, team.ravi))[0]!;
    await shipBy(store, aLanding({ sentence: 'Open on Diwali.' }), team.meera);
    await promoteBy(store, policy, team.lata);

    const shown = hashOfShown(await livePage(store, POLICY));
    expect(pages).toEqual([{ file: POLICY, part: 'legal', sha256: shown }]);
    expect((await approvalsOf(store, policy))[0]).toMatchObject({ pages, check: null });
  });

  it('of the shell names the pages of all, and stays while a part ships', async () => {
    const { store, team } = site;
    const shell = await publishBy(store, aShell({ phone: '080 9999 9999' }), team.asha);
    await decideBy(store, shell, team.ravi);
    const [approval] = await approvalsOf(store, shell, 'shell');
    expect(approval!.pages.map(({ file, part }) => [file, part])).toEqual([
      ['index.html', 'landing'],
      [POLICY, 'legal'],
      ['404.html', 'shell'],
    ]);

    await shipBy(store, aLanding({ sentence: 'Open on Diwali.' }), team.meera);

    expect((await promoteBy(store, shell, team.asha)).status).toBe('promoted');
    expect(await livePage(store, 'index.html')).toMatch(/Open on Diwali.*080 9999 9999/);
  });

  it('names the browser’s check of the combination, and is given once more when there is one', async () => {
    const { store, team } = site;
    const policy = await publishBy(store, SIXTY, team.lata);
    const approve = async () => (await decideBy(store, policy, team.ravi))[0]!;
    expect(await approve()).toMatchObject({ status: 'approved', check: null });
    await see(store, policy);

    expect(await approve()).toMatchObject({ status: 'approved', check: { isPassed: true } });
    expect(await approve()).toMatchObject({ status: 'already-approved' });
    const { decisions } = (await readStatus(store, ['legal'])).newer[0]!.approval!;
    expect(decisions).toEqual([
      expect.objectContaining({ person: team.ravi.id, check: expect.objectContaining({ isPassed: true }) }),
    ]);
  });

  it('does not count where the page shows something else than was approved; given anew, it does', async () => {
    const { store, team } = site;
    const policy = await publishBy(store, SIXTY, team.lata);
    await approveAnotherPage(store, policy, team.ravi);

    await expect(promoteBy(store, policy, team.lata)).rejects.toMatchObject({
      problems: [
        {
          code: 'approval-missing',
          message: expect.stringContaining(`What was approved of ${POLICY} is not what is composed now`),
        },
      ],
    });
    expect((await decideBy(store, policy, team.ravi))[0]!.status).toBe('approved');
    await promoteBy(store, policy, team.lata);

    const { name } = await liveDeployment(store);
    const beside = JSON.parse((await store.read(`signatures/${name}.json`))!.body.toString()) as {
      parts: { legal: { approvals: object[] } };
    };
    // Lata's own, by putting it live, was not needed.
    expect(beside.parts.legal.approvals).toHaveLength(1);
  });

  it('of a release that cannot be rendered is refused, and it can be rejected', async () => {
    const { store, team } = site;
    const broken = aLegal({ whileRendering: 'throw new Error("No words")' });
    const policy = await publishBy(store, broken, team.lata);

    await expect(decideBy(store, policy, team.ravi)).rejects.toMatchObject({ code: 'page-failed' });
    expect((await decideBy(store, policy, team.ravi, false))[0]).toMatchObject({ status: 'rejected' });
  });
});

it('a render that somebody planted in the store is not what was approved, and the right one goes live', async () => {
  const { store, team } = site;
  const policy = await publishBy(store, SIXTY, team.lata);
  await decideBy(store, policy, team.ravi);
  await promoteBy(store, policy, team.lata);
  await rollback({ store, target: null, author: 'Lata', message: '', loadSigner: team.lata.loadSigner });
  for (const key of await store.list('renders/'))
    await alter(store, key, (text) => {
      const json = text.slice(65).replace('60 days', '600 days');
      return `${createHash('sha256').update(json).digest('hex')}\n${json}`;
    });
  const said: string[] = [];
  // The one that going live makes again in any case is another page.
  jest.spyOn(Math, 'random').mockReturnValue(0);

  await promoteBy(store, policy, team.lata, { progress: (sentence) => said.push(sentence) });

  expect(await livePage(store, POLICY)).toContain('We keep it for 60 days.');
  expect(said.join(' ')).toContain('What was kept of /privacy-policy is not what its release renders');
});
