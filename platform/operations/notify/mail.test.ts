import { markFormat } from '../../ledger/records/store-format';
import { readdir, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { openStore, type PeopleInput } from '@site/ledger';
import { MemoryStore } from '../../testing/memory-store';
import { aRecordedSchedule, copyOfStore } from '../../testing/a-schedule';
import {
  aPerson,
  aSignedSite,
  decideBy,
  envOf,
  promoteBy,
  publishBy,
  shipBy,
  type Team,
} from '../../testing/a-team';
import { alter } from '../../testing/each-store';
import { runSiteWith } from '../../testing/run-site';
import { makeTemporaryFolder } from '../../testing/temporary-folder';
import { aLanding, aLegal, aShell, type TinyPart } from '../../testing/tiny-parts';
import { withMore } from '../people/people-input';
import { proposePeople } from '../people/propose-people';
import { mailDuties } from './mail';

const withMessage = ({ input, files }: TinyPart, message: string) => ({
  input: { ...input, message },
  files,
});
const SIXTY = withMessage(aLegal({ clause: 'We keep it for 60 days.' }), 'Retention');

/** A mail as its server took it. */
interface Mail {
  to: string[];
  text: string;
}

/** A mail server. @param rejects an address, with that status */
async function aMailServer(rejects: Record<string, number> = {}) {
  const mails: Mail[] = [];
  const rejection = (address: string) =>
    rejects[address] ? Object.assign(new Error('not now'), { responseCode: rejects[address] }) : null;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onMailFrom: ({ address }, _, callback) => callback(rejection(address)),
    onRcptTo: ({ address }, _, callback) => callback(rejection(address)),
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ to, text: decoded(Buffer.concat(chunks).toString()) });
        callback();
      });
    },
  });
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      resolve((listening.address() as { port: number }).port);
    });
  });
  return {
    mails,
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise<void>((done) => server.close(done)),
  };
}

/** A server that takes connections and says nothing. */
async function aSilentServer() {
  const sockets: Socket[] = [];
  const server = createServer((socket) => void sockets.push(socket));
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    sockets.forEach((socket) => socket.destroy());
    return new Promise<void>((done) => void server.close(() => done()));
  };
  return { url: `smtp://127.0.0.1:${port}`, stop };
}

/** Quoted-printable (RFC 2045 §6.7), as words. */
function decoded(mail: string): string {
  const bytes = mail
    .replaceAll('=\r\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString().replaceAll('\r\n', '\n');
}

let folder: string;
let site: { store: MemoryStore; team: Team };
let server: Awaited<ReturnType<typeof aMailServer>>;
let problems: string[];
beforeAll(async () => {
  const { store, team } = await aSignedSite(new MemoryStore());
  site = { store: store as MemoryStore, team };
});
beforeEach(async () => {
  folder = await makeTemporaryFolder();
  server = await aMailServer();
  problems = [];
});
afterEach(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const given = async () => ({ ...site, store: await copyOfStore(site.store) });

/** @returns who got mails */
async function mailsOf(store: MemoryStore, url = server.url): Promise<string[]> {
  server.mails.length = 0;
  await mailDuties({
    ...{ store, parts: ['shell', 'landing', 'legal'], server: url, folder: join(folder, 'sent') },
    ...{ from: 'The site <site@brand.in>', deskUrl: 'https://desk.brand.in', timeoutMs: 1_000 },
    onProblem: (sentence, remedy) => problems.push(remedy ? `${sentence} → ${remedy}` : sentence),
  });
  return server.mails.flatMap(({ to }) => to).sort();
}

describe('given a policy waits for another lawyer', () => {
  it('they get one mail: what it is, what is different, and where it is approved', async () => {
    const { store, team } = await given();
    const { legal } = await publishBy(store, SIXTY, team.lata);

    expect(await mailsOf(store)).toEqual([team.ravi.id]);
    const [{ text }] = server.mails as [Mail];
    expect(text).toContain('Subject: Approve the privacy policy: Retention\n');
    expect(text).toContain('From: The site <site@brand.in>\n');
    expect(text).toContain(
      `Lata published the privacy policy (legal@${legal!.release}). legal needs 2 persons`,
    );
    expect(text).toContain('We keep it for 60 days.');
    expect(text).toContain(`At the desk: https://desk.brand.in/waiting/legal/${legal!.release}\n`);
    expect(text).toContain(`In a terminal: npm run site -- approve legal@${legal!.release}`);
    expect(await mailsOf(store)).toEqual([]);
    expect(problems).toEqual([]);
  });

  it('they get another once their approval is void, and none while it counts', async () => {
    const { store, team } = await given();
    const policy = await publishBy(store, SIXTY, team.lata);
    await mailsOf(store);
    await decideBy(store, policy, team.ravi);
    expect(await mailsOf(store)).toEqual([]);

    const shell = await publishBy(store, aShell({ phone: '080 7777 7777' }), team.asha);
    await decideBy(store, shell, team.ravi);
    await promoteBy(store, shell, team.asha);

    expect(await mailsOf(store)).toEqual([team.ravi.id]);
  });

  it('nothing of an address is kept, nor in the store', async () => {
    const { store, team } = await given();
    await publishBy(store, SIXTY, team.lata);
    const before = await store.list('');
    await mailsOf(store);

    expect(await store.list('')).toEqual(before);
    const names = await readdir(join(folder, 'sent'));
    expect(names).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
    expect(await readFile(join(folder, 'sent', names[0]!), 'utf8')).toBe('');
  });

  it('a mail server that is away, silent or busy delays nothing, is said, and is tried again', async () => {
    const { store, team } = await given();
    await publishBy(store, SIXTY, team.lata);
    const away = await aMailServer();
    await away.stop();
    const busy = await aMailServer({ [team.ravi.id]: 451 });
    const silent = await aSilentServer();

    expect(await mailsOf(store, away.url)).toEqual([]);
    expect(await mailsOf(store, busy.url)).toEqual([]);
    expect(await mailsOf(store, silent.url)).toEqual([]);
    expect(problems).toEqual([
      expect.stringMatching(/^A mail to ravi@brand\.in was not sent: .*ECONNREFUSED/),
      expect.stringMatching(/^A mail to ravi@brand\.in was not sent: .*not now/),
      expect.stringMatching(/^A mail to ravi@brand\.in was not sent: (Timeout|Greeting never received)/),
    ]);
    expect(await mailsOf(store)).toEqual([team.ravi.id]);
    await Promise.all([busy, silent].map((one) => one.stop()));
  });

  it('a sender that the server rejects is corrected, and then the mail goes', async () => {
    const { store, team } = await given();
    await publishBy(store, SIXTY, team.lata);
    const strict = await aMailServer({ 'site@brand.in': 550 });

    await mailsOf(store, strict.url);

    expect(problems).toEqual([expect.stringMatching(/not now.*It is tried again\. Look at SITE_MAIL_URL/)]);
    expect(await mailsOf(store)).toEqual([team.ravi.id]);
    await strict.stop();
  });

  it('an address that the server rejects for good is not tried again', async () => {
    const { store, team } = await given();
    await publishBy(store, SIXTY, team.lata);
    const strict = await aMailServer({ [team.ravi.id]: 550 });

    await mailsOf(store, strict.url);
    await mailsOf(store);

    expect(problems).toHaveLength(1);
    expect(server.mails).toEqual([]);
    await strict.stop();
  });
});

it('those who can confirm an emergency get a mail, with its reason', async () => {
  const { store, team } = await given();
  const policy = await publishBy(store, SIXTY, team.lata);
  await promoteBy(store, policy, team.lata, { emergency: true, message: 'The court wants it today' });

  expect(await mailsOf(store)).toEqual([team.ravi.id]);
  expect(server.mails[0]!.text).toContain('Subject: Confirm the emergency of the privacy policy: The court');
});

it('who scheduled what did not go live at its time gets a mail, and no person whom the policy does not know', async () => {
  const { store, team } = await given();
  const parts = await publishBy(store, SIXTY, team.lata);
  await decideBy(store, parts, team.ravi);
  await aRecordedSchedule(store, -3, parts, `Lata <${team.lata.id}>`);
  await aRecordedSchedule(store, -3, parts, 'A stranger <stranger@elsewhere.in>');

  expect(await mailsOf(store)).toEqual([team.lata.id]);
  expect(server.mails[0]!.text).toContain('Subject: Not live at its time: the privacy policy: Retention\n');
});

it('who scheduled what a colleague rejects gets a mail: what it is, why, and where its page is', async () => {
  const { store, team } = await given();
  const parts = await publishBy(store, SIXTY, team.lata);
  await decideBy(store, parts, team.ravi);
  await aRecordedSchedule(store, 60, parts, `Lata <${team.lata.id}>`);
  await decideBy(store, parts, team.ravi, false);

  expect(await mailsOf(store)).toEqual([team.lata.id]);
  const [{ text }] = server.mails as [Mail];
  expect(text).toContain('Subject: Does not go live as it is: the privacy policy: Retention\n');
  expect(text).toContain('\n\nDoes not go live as it is: the privacy policy: Retention.\n');
  expect(text).toContain('rejected it: Looked at it.');
  expect(text).toContain(`At the desk: https://desk.brand.in/waiting/legal/${parts.legal!.release}\n`);
});

describe('given a change of who may do what waits for signatures', () => {
  const propose = (store: MemoryStore, change: (current: PeopleInput) => PeopleInput) =>
    proposePeople({
      ...{ store, message: 'Sunil joins us', loadSigner: site.team.asha.loadSigner },
      change: (current) => change(current!),
    });

  it('the other editors get one mail: what it changes, and where they agree; none once it is void', async () => {
    const { store, team } = await given();
    const sunil = aPerson('Sunil');
    const { version } = await propose(store, (current) =>
      withMore(current, [sunil], { landing: [sunil.id] }),
    );

    expect(await mailsOf(store)).toEqual([team.lata.id, team.ravi.id]);
    const [{ text }] = server.mails as [Mail];
    expect(text).toContain('Subject: Agree to a change of who may do what: Let Sunil in');
    expect(text).toContain('Asha <asha@brand.in> proposed it: Sunil joins us. It takes 1 more signature');
    expect(text).toContain('Sunil <sunil@brand.in> is let in\n');
    expect(text).toContain('If anything goes live before that, it has to be proposed again.');
    expect(text).toContain('At the desk: https://desk.brand.in/people\n');
    expect(text).toContain(`In a terminal: npm run site -- people sign ${version.sha256.slice(0, 12)}`);
    expect(await mailsOf(store)).toEqual([]);

    await rm(join(folder, 'sent'), { recursive: true });
    await shipBy(store, aLanding({ sentence: 'Open on Diwali.' }), team.meera);
    expect(await mailsOf(store)).toEqual([]);
  });

  it('no person gets one of what no key of the policy signed', async () => {
    const { store } = await given();
    const { version } = await propose(store, (current) => current);
    const [key] = await store.list('proposals/');
    const forged = { ...version.envelope, signatures: [{ ...version.envelope.signatures[0]!, sig: 'AAAA' }] };
    await alter(store, key!, () => JSON.stringify(forged));

    expect(await mailsOf(store)).toEqual([]);
    expect(problems).toEqual([]);
  });
});

it('a site without an access policy, in which nothing waits for anybody, sends nothing', async () => {
  expect(await mailsOf(new MemoryStore())).toEqual([]);
});

it('while the store says what cannot be believed, no mail is sent, and what to do is the store’s remedy', async () => {
  const { store } = await given();
  await mailsOf(store);
  await markFormat(store);
  for (const key of await store.list('people/')) await store.remove(key);

  expect(await mailsOf(store)).toEqual([]);
  expect(problems).toEqual([
    expect.stringMatching(/^No mails were sent: .* → .*restore "people\/" from a backup/),
  ]);
});

it('`tick` sends them with the settings of the environment, and goes on without a mail server', async () => {
  const store = await openStore(join(folder, 'store'), { env: {} });
  const { team } = await aSignedSite(store);
  await publishBy(store, SIXTY, team.lata);
  const away = await aMailServer();
  await away.stop();
  const tick = (url: string) =>
    runSiteWith(
      {
        ...{ ...envOf(team.meera), SITE_STORE: 'store', HOME: folder },
        ...{ SITE_MAIL_URL: url, SITE_MAIL_FROM: 'site@brand.in', SITE_DESK_URL: 'https://desk.brand.in/' },
      },
      folder,
      'tick',
    );

  const first = await tick(away.url);
  expect([first.exitCode, first.stderr]).toEqual([
    0,
    expect.stringContaining('A mail to ravi@brand.in was not sent'),
  ]);
  expect(await tick(server.url)).toMatchObject({ exitCode: 0, stderr: '' });
  expect(await tick(server.url)).toMatchObject({ exitCode: 0, stderr: '' });
  expect(server.mails.map(({ to }) => to)).toEqual([[team.ravi.id]]);
  expect(server.mails[0]!.text).toContain('At the desk: https://desk.brand.in/waiting/legal/');
});
