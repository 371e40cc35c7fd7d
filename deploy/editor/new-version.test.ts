import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aContentWorkingCopy } from '../testing/content-working-copy';
import { newVersion } from './new-version';
import { readForm } from './read-form';

const VERSIONS = 'legal-remote/content/versions';

describe('a working copy of the policy', () => {
  let copy: Awaited<ReturnType<typeof aContentWorkingCopy>>;
  const asked = {
    part: 'legal',
    changes: 'Invoices are kept for eight years.',
    author: 'Meera <meera@example.in>',
    now: new Date('2027-03-01T20:00:00Z'),
  };

  beforeAll(async () => {
    copy = await aContentWorkingCopy();
  });

  afterAll(() => rmSync(copy.root, { recursive: true }));

  it('gets no second version while the first is open', async () => {
    await expect(newVersion(copy, asked)).rejects.toMatchObject({ code: 'version-open' });
  });

  it('has no versions of the landing page', async () => {
    await expect(newVersion(copy, { ...asked, part: 'landing' })).rejects.toMatchObject({
      code: 'no-versions',
    });
    await expect(newVersion(copy, { ...asked, part: 'x/../legal' })).rejects.toMatchObject({
      code: 'no-versions',
    });
  });

  describe('once the first version was published', () => {
    let made: Awaited<ReturnType<typeof newVersion>>;

    beforeAll(async () => {
      writeFileSync(
        join(copy.root, VERSIONS, 'published.json'),
        '{ "inForce": null, "digests": { "v1": "sha256-x" } }\n',
      );
      copy.git('commit', '--quiet', '--all', '--message=Freeze');
      made = await newVersion(copy, asked);
    });

    it('copies it to a draft with the next number, in one commit of two files', async () => {
      expect(made.name).toBe('versions/v2');
      expect(copy.git('show', '--format=%an', '--name-only', 'HEAD').split('\n')).toEqual([
        'Meera',
        '',
        `${VERSIONS}/published.json`,
        `${VERSIONS}/v2.json`,
      ]);
      const { values, frozen } = await readForm(copy, { part: 'legal', language: 'en', name: made.name });
      expect(values.v2).toMatchObject({
        id: 'v2',
        version: '2',
        status: { kind: 'draft', writtenOn: '2027-03-02' },
        changes: [{ id: 'changes', text: asked.changes }],
      });
      expect(frozen).toBeNull();
    });

    it('is a version that a build takes', () => {
      const file = join(copy.root, VERSIONS, 'v2.json');

      expect(copy.tools.buildContent(file, readFileSync(file, 'utf8')).problems).toEqual([]);
    });

    it('leaves the first in force', () => {
      const published = readFileSync(join(copy.root, VERSIONS, 'published.json'), 'utf8');

      expect(JSON.parse(published)).toEqual({ inForce: 'v1', digests: { v1: 'sha256-x' } });
    });
  });
});
