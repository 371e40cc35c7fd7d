import { cpSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { proposePeople } from '@site/operations';
import { type PeopleInput, openStore } from '@site/ledger';
import type { Store } from '@site/store';
import { aLiveSite, goLive } from '../testing/a-live-site';
import { aRecordedSchedule, inMinutes } from '../testing/a-schedule';
import { aSignedSite, decideBy, envOf, type Member, promoteBy, publishBy } from '../testing/a-team';
import { commandLinesIn, validateCommandLine } from '../testing/command-lines';
import { publishFrom } from '../testing/publish-process';
import { runSiteWith } from '../testing/run-site';
import { makeTemporaryFolder } from '../testing/temporary-folder';
import { aLanding, aLegal, aShell, publishAll, publishTiny } from '../testing/tiny-parts';
import { editTinyPart, makeTinyWorkingCopy } from '../testing/tiny-working-copy';

const PARTS = [aShell(), aLanding(), aLegal()];
const DIWALI = aLanding({ sentence: 'Open on Diwali.' });
const POLICY = aLegal({ clause: 'We keep it for 60 days.' });

/** What a state leaves to its command: the release in the place of `{it}`, who runs it, and who does what it names. */
interface Given {
  it?: string;
  by?: Member;
  then?: Member;
}

type Site = (...words: string[]) => Promise<unknown>;
type Arrange = (store: Store, site: Site) => Promise<Given | void>;

const nothing: Arrange = () => Promise.resolve();

/** A release of landing that waits. */
async function waitingBy(author: string, store: Store): Promise<{ it: string }> {
  await aLiveSite(PARTS, store);
  const { manifest } = await publishTiny(store, { ...DIWALI, input: { ...DIWALI.input, author } });
  return { it: `landing@${manifest.release}` };
}

const waiting = (store: Store) => waitingBy('Asha', store);

/** Three deployments; the release is that of landing in the last, or in the one before. */
async function three(store: Store, _: Site, which: 'last' | 'before' = 'last') {
  await aLiveSite(PARTS, store);
  const before = await goLive(store, [DIWALI]);
  const last = await goLive(store, [aLanding({ sentence: 'Open on Holi.' }), POLICY]);
  return { it: `landing@${{ before, last }[which].record.parts.landing!.release}` };
}

async function first(store: Store) {
  const { deployment } = await aLiveSite(PARTS, store);
  return { it: `landing@${deployment.record.parts.landing!.release}` };
}

async function scheduled(store: Store, site: Site) {
  const { it } = await waiting(store);
  await site('promote', it, '--at', '2099-01-01');
  return { it };
}

/** Lata's policy, in a site that nothing goes live on unsigned. */
async function policy(store: Store) {
  const { team } = await aSignedSite(store);
  const parts = await publishBy(store, POLICY, team.lata);
  return { team, parts, it: `legal@${parts.legal!.release}` };
}

async function emergency(store: Store) {
  const { team, parts, it } = await policy(store);
  await promoteBy(store, parts, team.lata, { emergency: true, message: 'Wrong' });
  return { it, by: team.ravi };
}

const states: [state: string, arrange: Arrange, command: string, advised: string][] = [
  ...['status', 'promote', 'rollback', 'export out', 'diff'].map((command): (typeof states)[number] => [
    'nothing is published',
    nothing,
    command,
    'publish',
  ]),
  ...['status', 'rollback', 'export out', 'diff'].map((command): (typeof states)[number] => [
    'all is published, and nothing live',
    async (store) => void (await publishAll(store, PARTS)),
    command,
    'promote',
  ]),
  ...['rollback', 'rollback --part landing', 'rollback 7'].map((command): (typeof states)[number] => [
    'one deployment',
    first,
    command,
    'status --history',
  ]),
  ['one deployment', first, 'withdraw {it} -m Wrong', 'publish landing -m why'],
  ['one deployment', first, 'retire part legal -m Gone', 'rollback 1 --part legal'],
  ['three deployments', three, 'status', 'rollback'],
  ['three deployments', three, 'rollback', 'rollback 3'],
  ['three deployments', three, 'rollback --part landing', 'rollback 3 --part landing'],
  ['three deployments', three, 'withdraw {it} -m Wrong', 'rollback --part landing -m why'],
  [
    'the site was rolled back to its first deployment',
    async (store, site) => void (await three(store, site), await site('rollback', '1')),
    'status',
    'status --history',
  ],
  [
    'the site was rolled back by one deployment',
    async (store, site) => void (await three(store, site), await site('rollback')),
    'status',
    'rollback',
  ],
  ...['status', 'promote landing'].map((command): (typeof states)[number] => [
    'a part was rolled back',
    async (store, site) => void (await three(store, site), await site('rollback', '--part', 'landing')),
    command,
    command === 'status' ? 'rollback' : 'promote landing@',
  ]),
  [
    'the release before was withdrawn',
    async (store, site) =>
      void (await site('withdraw', (await three(store, site, 'before')).it, '-m', 'Wrong')),
    'status',
    'rollback',
  ],
  [
    'values and texts are not supplied',
    async (store) => {
      const missingValues = [{ path: 'phone', file: 'values.ts', line: 3 }];
      const unconfirmed = [{ file: 'policy.ts', line: 9, what: 'Retention' }];
      await aLiveSite([aShell({ missingValues }), aLanding(), aLegal({ unconfirmed })], store);
    },
    'status --public',
    'publish legal -m why',
  ],
  ['a release waits', waiting, 'status', 'promote <part@release>'],
  ['a release waits', waiting, 'diff', 'promote landing@'],
  ['a release waits', waiting, 'promote {it}', 'preview landing@'],
  ['a release waits', waiting, 'preview {it} --share 1h', 'promote landing@'],
  ['a release waits', waiting, 'withdraw {it} -m Wrong', 'publish landing'],
  ['a colleague published', (store) => waitingBy('Vikram', store), 'promote', 'promote landing@'],
  ['a release is scheduled', scheduled, 'status', 'cancel 1'],
  ['a release is scheduled', scheduled, 'cancel 1 -m Later', 'promote landing@'],
  [
    'two releases are to go live again',
    async (store, site) => {
      await aLiveSite(PARTS, store);
      const parts = await publishAll(store, [DIWALI, POLICY]);
      const names = Object.entries(parts).map(([part, { release }]) => `${part}@${release}`);
      await site('promote', ...names, '--until', inMinutes(60).toISOString());
    },
    'cancel landing -m Stays',
    'rollback --part legal',
  ],
  [
    'a time was missed',
    async (store) => {
      await aLiveSite(PARTS, store);
      await aRecordedSchedule(store, -3, await publishAll(store, [DIWALI]));
    },
    'status',
    'tick',
  ],
  ...(['status', 'promote {it}'] as const).map((command): (typeof states)[number] => [
    'landing is frozen',
    async (store, site) => {
      const given = await waiting(store);
      await site('freeze', 'landing', '--until', '2099-01-01', '-m', 'Diwali week');
      return given;
    },
    command,
    command === 'status' ? 'freeze --lift 1' : '--emergency -m why',
  ]),
  ['a release is scheduled', scheduled, 'freeze --until 2099-02-01 -m Diwali', 'cancel 1'],
  [
    'a policy waits for a colleague',
    async (store) => ({ by: (await policy(store)).team.ravi }),
    'status',
    'approve legal@',
  ],
  [
    'a policy waits for a colleague',
    async (store) => {
      const { team, it } = await policy(store);
      return { it, by: team.lata, then: team.ravi };
    },
    'promote {it}',
    'approve legal@',
  ],
  ...([true, false] as const).map((isApproved): (typeof states)[number] => [
    `a policy is ${isApproved ? 'approved' : 'rejected'}`,
    async (store) => {
      const { team, parts } = await policy(store);
      await decideBy(store, parts, team.ravi, isApproved);
      return { by: team.lata };
    },
    'status',
    isApproved ? 'promote legal@' : 'publish legal',
  ]),
  ['a policy went live in an emergency', emergency, 'status', 'approve legal@'],
  ['a policy went live in an emergency', emergency, 'reject {it} -m Wrong', 'rollback --part legal -m why'],
  [
    'a version of the access policy is proposed',
    async (store) => {
      const { asha, lata, meera } = (await aSignedSite(store)).team;
      const change = (current: PeopleInput | null) => {
        const named = { ...current!.persons[meera.id]!, name: 'Meera Rao' };
        return { ...current!, persons: { ...current!.persons, [meera.id]: named } };
      };
      await proposePeople({ store, change, message: 'Her name', loadSigner: asha.loadSigner });
      return { by: lata };
    },
    'people',
    'people sign',
  ],
];

/** What stays open once these run, what they take of a person, or of this working copy: their form is checked alone. */
const NOT_RUN = [
  ...['serve', 'desk', 'check', 'new', 'people init', 'people key', 'people add', 'people revoke'],
  'retire source',
];

describe('each command that the words of a command name', () => {
  const folders: string[] = [];
  afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

  async function folderWith(store?: string): Promise<string> {
    const folder = await makeTemporaryFolder();
    folders.push(folder);
    if (store) cpSync(store, join(folder, 'store'), { recursive: true });
    return folder;
  }

  /** @returns what is wrong with a command in a folder with a store; null where it is done */
  async function refusal(folder: string, words: string[], by?: Member): Promise<string | null> {
    if (NOT_RUN.some((start) => words.join(' ').startsWith(start))) return validateCommandLine(words);
    const env = { SITE_STORE: 'store', SITE_AUTHOR: 'Asha', ...(by && envOf(by)) };
    if (words[0] !== 'publish') {
      const { exitCode, stderr } = await runSiteWith(env, folder, ...words);
      return exitCode === 0 ? null : stderr;
    }
    let said = '';
    await makeTinyWorkingCopy(folder);
    for (const part of PARTS) await editTinyPart(folder, part);
    const output = { env: env as never, stdout: { write: (text: string) => (said += text) } };
    return (await publishFrom(folder, words.slice(1), join(folder, 'store'), output)) === 0 ? null : said;
  }

  it.each(
    states.map(
      ([state, arrange, command, advised]) => [`${state}: ${command}`, arrange, command, advised] as const,
    ),
  )('is done where it is named: %s', async (_, arrange, command, advised) => {
    const folder = await folderWith();
    const store = await openStore(join(folder, 'store'), { env: {} });
    const env = { SITE_STORE: 'store' };
    const given = await arrange(store, (...words) => runSiteWith(env, folder, ...words));
    const { it: release = '', by, then = by } = given ?? {};
    const words = command.split(' ').map((word) => word.replace('{it}', release));
    const { stdout, stderr } = await runSiteWith({ ...env, ...(by && envOf(by)) }, folder, ...words);
    const said = stdout + stderr;

    const lines = commandLinesIn(said).map((line) => line.join(' '));
    expect(lines).toContainEqual(expect.stringContaining(advised));
    const [, part, id] = /\b([a-z]+)(?:@| +)([0-9a-f]{16})\b/.exec(said.split('not live:').at(-1)!) ?? [];
    const filled: Record<string, string> = { '<part@release>': `${part}@${id}`, '<time>': '2099-01-01' };
    // What is in one line is one after the other.
    for (const templates of said.split('\n').map(commandLinesIn)) {
      if (templates.length === 0) continue;
      const copy = await folderWith(join(folder, 'store'));
      for (const template of templates) {
        const next = template.map((word) => filled[word] ?? word);
        expect([next.join(' '), await refusal(copy, next, then)]).toEqual([next.join(' '), null]);
      }
    }
  });
});
