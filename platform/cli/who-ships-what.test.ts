import { join } from 'node:path';
import { parts } from '@site/shared/federation';
import { aLiveSiteIn } from '../testing/a-live-site';
import { publishFrom } from '../testing/publish-process';
import { runSiteWith } from '../testing/run-site';
import { folderOfAllTests } from '../testing/temporary-folder';
import { aLanding, aLegal, type TinyPart } from '../testing/tiny-parts';
import { editTinyPart, makeTinyWorkingCopy } from '../testing/tiny-working-copy';

const otherParts = Object.keys(parts).filter((part) => !['shell', 'landing', 'legal'].includes(part));

type Name = 'lata' | 'ravi' | 'meera';

describe('given two lawyers and a marketer, each with a key and a clone', () => {
  let folder: string;

  const homeOf = (name: Name) => join(folder, name);
  const envOf = (name: Name) => ({
    HOME: homeOf(name),
    SITE_STORE: join(folder, 'store'),
    SITE_AUTHOR: `${name} <${name}@brand.in>`,
  });
  const site = (name: Name, ...words: string[]) => runSiteWith(envOf(name), homeOf(name), ...words);
  const done = async (name: Name, ...words: string[]) => {
    const run = await site(name, ...words);
    expect([run.exitCode, run.exitCode ? run.stderr : '']).toEqual([0, '']);
    return run;
  };

  /** Agrees to what another editor proposed. @returns what the command says */
  async function agree(name: Name): Promise<string> {
    const [, proposal] = /people sign (\w{12})/.exec((await done(name, 'people', 'sign')).stdout)!;
    return (await done(name, 'people', 'sign', proposal!)).stdout;
  }

  /** @returns `legal@3fa9c2d41b7e0011` */
  async function publish(name: Name, part: TinyPart): Promise<string> {
    let stdout = '';
    await editTinyPart(homeOf(name), part);
    const output = { env: envOf(name) as never, stdout: { write: (text: string) => (stdout += text) } };
    expect([
      await publishFrom(homeOf(name), part.input.part, envOf(name).SITE_STORE, output),
      stdout,
    ]).toEqual([0, stdout]);
    const { release } = JSON.parse(stdout.split('\n')[0]!) as { release: string };
    return `${part.input.part}@${release}`;
  }

  folderOfAllTests(async (fresh) => {
    folder = fresh;
    await aLiveSiteIn(folder);
    for (const name of ['lata', 'ravi', 'meera'] as const) await makeTinyWorkingCopy(homeOf(name));
  });

  it('they begin: three keys, two signatures', async () => {
    expect((await done('meera', 'status')).stdout).toContain(
      "Anyone with this store's credentials may ship.",
    );
    const keys: string[] = [];
    for (const name of ['lata', 'ravi', 'meera'] as const) {
      const [made] = (await done(name, 'people', 'key', '--new', '--json')).json();
      keys.push(made!.key as string);
    }
    const editors = ['lata', 'ravi', 'meera'].flatMap((name) => ['--editor', `${name}@brand.in`]);
    const teams = [
      'legal=lata@brand.in,ravi@brand.in',
      'landing=meera@brand.in',
      'shell=ravi@brand.in,meera@brand.in',
      ...otherParts.map((part) => `${part}=lata@brand.in,ravi@brand.in`),
    ];
    const flags = teams.flatMap((team) => ['--team', team]);

    const begun = await done('lata', 'people', 'init', ...keys, ...editors, ...flags, '-m', 'Who ships what');
    expect(begun.stdout).toContain(
      'is proposed, and waits for 1 more of its editors. They read it (npm run site -- people sign), and agree: npm run site -- people sign',
    );
    const { stdout: read } = await done('ravi', 'people', 'sign');
    expect(read).toMatch(
      /^Proposed: Who ships what, signed by lata <lata@brand.in>, waits for 1 more editor\./,
    );
    expect(read).toContain('  meera <meera@brand.in> is let in\n');
    expect(read).toContain('  To go live, a release of the landing page takes 1 person');
    expect(read).toMatch(/Nothing was signed\.\n$/);
    expect(await agree('ravi')).toContain('Version 1 of the access policy is in force.');

    const { stdout } = await done('meera', 'people');
    expect(stdout).toMatch(/legal +2 persons, 1 not the author +lata@brand.in ravi@brand.in/);
    expect((await done('meera', 'status')).stdout).toContain('version 1 of the access policy');
  });

  it('the marketer ships landing alone, and cannot ship legal', async () => {
    const landing = await publish('meera', aLanding({ sentence: 'Diwali hours.' }));

    expect((await done('meera', 'promote', landing)).stdout).toContain(' is live');

    const policy = await publish('lata', aLegal({ clause: 'We keep it for 60 days.' }));
    const refused = await site('meera', 'promote', policy);
    expect([refused.exitCode, refused.stderr]).toEqual([
      1,
      expect.stringContaining('is not in the team of legal'),
    ]);
  });

  it('one lawyer publishes, cannot approve it alone; the other approves, and marketing ships meanwhile', async () => {
    const policy = await publish('lata', aLegal({ clause: 'We keep it for 90 days.' }));
    await done('lata', 'approve', policy);
    const alone = await site('lata', 'promote', policy);
    expect([alone.exitCode, alone.stderr]).toEqual([
      1,
      expect.stringMatching(/It waits for 1 more: ravi <ravi@brand.in>\.[^]*npm run site -- approve legal@/),
    ]);
    expect((await done('ravi', 'status')).stdout).toContain(`${policy}: waiting for approval (1 of 2).`);

    expect((await done('ravi', 'approve', policy, '-m', 'Read it')).stdout).toContain('that is enough');
    await done('meera', 'promote', await publish('meera', aLanding({ sentence: 'Holi hours.' })));
    expect((await done('lata', 'status')).stdout).toContain(
      `${policy}: approved. Next: npm run site -- promote ${policy}`,
    );
    await done('lata', 'promote', policy);

    const page = (await done('lata', 'proof', '/privacy-policy', '--at', 'now')).stdout;
    expect(page).toContain('We keep it for 90 days.');
    expect((await done('lata', 'verify')).stdout).toContain('all is as it was stored.');
  });

  it('the proof names all who signed, and agrees with the store', async () => {
    const [proof] = (
      await done('lata', 'proof', '/privacy-policy', '--at', 'now', '--out', 'proof.html', '--json')
    ).json();
    const { signatures, checks } = proof as {
      signatures: { what: string; person: string }[];
      checks: { what: string; holds: boolean }[];
    };
    expect(checks).toContainEqual(expect.objectContaining({ what: 'signatures', holds: true }));
    expect(signatures.map(({ what, person }) => `${what}: ${person}`)).toEqual([
      'deployment: lata <lata@brand.in>',
      'legal published: lata <lata@brand.in>',
      'legal approved: lata <lata@brand.in>',
      'legal approved: ravi <ravi@brand.in>',
      'who may ship what, version 1: lata <lata@brand.in>',
      'who may ship what, version 1: ravi <ravi@brand.in>',
    ]);
    expect((await done('lata', 'verify', '--against', 'proof.html')).stdout).toContain(
      'agrees with the proof',
    );
  });

  it('a key that was stolen counts no more once it is revoked', async () => {
    const [{ id }] = (await done('meera', 'people', 'key', '--json')).json() as [{ id: string }];
    await done('lata', 'people', 'key');
    const renewed = join(folder, 'renewed.pem');
    const made = await runSiteWith(
      { ...envOf('meera'), SITE_KEY: renewed },
      folder,
      'people',
      'key',
      '--new',
    );
    const [, line = ''] = /people add "(.*)"/.exec(made.stdout)!;
    await done('lata', 'people', 'add', line, '-m', 'A new laptop');
    await agree('ravi');
    await done('lata', 'people', 'revoke', id.slice(0, 12), '-m', 'Laptop stolen');

    const refused = await site('meera', 'rollback', '--part', 'landing');
    expect([refused.exitCode, refused.stderr]).toEqual([
      1,
      expect.stringMatching(/was revoked on .*npm run site -- people key --new/s),
    ]);
    const renewedRun = await runSiteWith(
      { ...envOf('meera'), SITE_KEY: renewed },
      folder,
      'rollback',
      '--part',
      'landing',
    );
    expect([renewedRun.exitCode, renewedRun.stderr]).toEqual([0, expect.any(String)]);
    expect((await done('lata', 'verify')).stdout).toContain('all is as it was stored.');
  });

  it('a machine rolls back by a key of its own, which an editor lets in, and approves nothing', async () => {
    const env = { HOME: join(folder, 'ci'), SITE_STORE: join(folder, 'store') };
    const asMachine = (...words: string[]) => runSiteWith(env, folder, ...words);
    const made = await asMachine('people', 'key', '--new', '--owner', 'CI <ci@brand.in>');
    expect(made.stdout).toMatch(/at the desk \(People, “Add a machine”\).*: CI <ci@brand\.in> MCow\S+\n$/);
    const early = await asMachine('rollback', '--part', 'landing');
    expect(early.stderr).toMatch(/not in the access policy.*\n.*of a machine.*at the desk/);

    const [, line = ''] = /people add "(.*)"/.exec(made.stdout)!;
    await done('lata', 'people', 'add', line, '--machine', '--team', 'landing=ci@brand.in');
    await agree('ravi');

    expect((await done('meera', 'people')).stdout).toMatch(/CI \(machine\) +ci@brand\.in/);
    expect((await asMachine('rollback', '--part', 'landing')).stdout).toMatch(/is live again/);
    expect((await done('lata', 'verify')).stdout).toContain('all is as it was stored.');
  });

  it('an emergency is loud in status, history and proof, until another lawyer approves it', async () => {
    const policy = await publish('lata', aLegal({ clause: 'We keep it for 10 days.' }));
    await done('lata', 'promote', policy, '--emergency', '-m', 'The court wants it today');

    const status = async () => (await done('meera', 'status')).stdout;
    expect(await status()).toContain('EMERGENCY: lata <lata@brand.in> put legal@');
    expect((await done('meera', 'status', '--history')).stdout).toContain(`EMERGENCY: ${policy}`);
    expect((await done('meera', 'proof', '/privacy-policy', '--at', 'now')).stdout).toContain(
      'lata <lata@brand.in> put the privacy policy live as an emergency, without the approvals that it takes: The court wants it today',
    );

    await done('ravi', 'approve', policy);
    expect(await status()).not.toContain('EMERGENCY');
  });
});
