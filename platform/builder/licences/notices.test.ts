import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packagesNamedIn, thirdPartyNotices } from './notices';

const root = join(__dirname, '../../..');
const notices = readFileSync(join(root, 'THIRD_PARTY_NOTICES'), 'utf8');

describe('THIRD_PARTY_NOTICES', () => {
  it('is what the installed packages say; otherwise run npm run build, then npm run notices', () => {
    expect(thirdPartyNotices(root, packagesNamedIn(notices))).toBe(notices);
  });

  it('has a licence for every package, none of which asks for our source', () => {
    const licences = [...notices.matchAll(/^\S+@\S+ \((.+?)\)/gm)].map(([, licence = '']) => licence);

    expect(licences.length).toBeGreaterThan(20);
    expect(
      licences.filter((licence) => !/^(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|OFL-1\.1)$/.test(licence)),
    ).toEqual([]);
  });
});

it('a package that is not installed in that version is told with a remedy', () => {
  expect(() => thirdPartyNotices(root, ['react@0.0.1'])).toThrow('react@0.0.1 is not installed. Run npm ci');
});
