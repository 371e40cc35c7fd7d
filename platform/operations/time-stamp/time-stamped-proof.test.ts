import { execFileSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TimeStamps, liveDeployment } from '@site/ledger';
import { MemoryStore } from '../../testing/memory-store';
import { goLive, proofNow } from '../../testing/a-live-site';
import { errorsOf } from '../../testing/pruned-sites';
import { makeTemporaryFolder } from '../../testing/temporary-folder';
import { aTimeStampingAuthority, type TimeStampingAuthority } from '../../testing/time-stamping-authority';
import { aLanding, aLegal, aShell } from '../../testing/tiny-parts';
import { proofDocument } from '../prove/proof-document';
import { verify } from '../verify/verify';
import { stampDeployments } from './stamp';

describe('given what is live has a time-stamp', () => {
  let folder: string;
  let authority: TimeStampingAuthority;
  const store = new MemoryStore();
  beforeAll(async () => {
    folder = await makeTemporaryFolder();
    authority = await aTimeStampingAuthority(folder);
    await goLive(store, [aShell(), aLanding(), aLegal()]);
    await goLive(store, [aLegal({ clause: 'We keep it for 60 days.' })]);
    await stampDeployments({ store, url: authority.url, progress: () => undefined });
  });
  afterAll(async () => {
    await authority.close();
    await rm(folder, { recursive: true });
  });

  async function proofOf(roots?: string) {
    const proof = await proofNow(store, '/privacy-policy', roots);
    return { proof, check: proof.checks.find(({ what }) => what === 'time-stamp')! };
  }

  it('proof says when a third party had it, and that this holds where its root is given', async () => {
    const { check } = await proofOf(authority.root);
    expect(check).toMatchObject({
      holds: true,
      fact: expect.stringMatching(/^O=Test, CN=Time Stamping had/) as string,
    });
    expect((await proofOf()).check).toMatchObject({ holds: null });
  });

  it('openssl confirms it by what the proof’s file holds and says, and nothing of ours', async () => {
    const { proof } = await proofOf(authority.root);
    const html = proofDocument(proof, new Date());
    const fileOf = (name: string) =>
      Buffer.from(new RegExp(`download="${name}" href="data:[^,]+,([^"]+)"`).exec(html)![1]!, 'base64');
    const { name } = proof.deployment;
    for (const ending of ['json', 'tsr'])
      await writeFile(join(folder, `${name}.${ending}`), fileOf(`${name}.${ending}`));
    const [, line] = /<code>openssl (ts -verify[^<]+)<\/code>/.exec(html)!;

    expect(execFileSync('openssl', line!.split(' '), { cwd: folder, stdio: 'pipe' }).toString()).toContain(
      'Verification: OK',
    );
  });

  it('verify and proof find one that was put in the place of another', async () => {
    expect(await errorsOf(store)).toEqual([]);
    const live = await liveDeployment(store);
    const other = (await new TimeStamps(store).read(live.record.previous!.name))!;
    const key = (await new TimeStamps(store).list()).get(live.name)!;
    await store.remove(key);
    await store.create(key, other);

    const { problems } = await verify(store, () => undefined, { roots: authority.root });

    expect(problems).toMatchObject([
      { code: 'time-stamp-wrong', message: expect.stringContaining('it is over other bytes') as string },
    ]);
    expect((await proofOf()).check).toMatchObject({ holds: false });
  });
});
