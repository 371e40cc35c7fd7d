import { anApprovedPolicy } from '../testing/a-policy';
import { published as publishedHere, versions } from './all-versions';
import { digestOf, digestProblem } from './published';

/** The text of a published version never changes. A new text is a new version. */
it.each(versions)('finds the text of $id unchanged since it was published', (version) => {
  expect(digestProblem(version, publishedHere.digests)).toBeNull();
});

it('still has every version that was published', () => {
  expect(versions.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(publishedHere.digests)));
});

describe('given the digest of a version is in the list', () => {
  const published = { v1: digestOf(anApprovedPolicy()) };

  it('accepts the same text', () => {
    expect(digestProblem(anApprovedPolicy(), published)).toBeNull();
  });

  it('accepts another order of the fields', () => {
    const reversed = Object.fromEntries(Object.entries(anApprovedPolicy()).reverse());

    expect(digestProblem(reversed as ReturnType<typeof anApprovedPolicy>, published)).toBeNull();
  });

  it('finds one changed word, and advises a new version', () => {
    const [first, ...rest] = anApprovedPolicy().sections;
    const changed = anApprovedPolicy({
      sections: [{ ...first!, inShort: `${first!.inShort} Always.` }, ...rest],
    });

    expect(digestProblem(changed, published)).toMatch(
      /its text has changed since.*add the new text as a version of its own/,
    );
  });

  it('finds a changed date of effect', () => {
    const status = { ...anApprovedPolicy().status, effectiveDate: '2027-06-01' } as never;

    expect(digestProblem(anApprovedPolicy({ status }), published)).not.toBeNull();
  });

  it('accepts another version that is not in the list', () => {
    expect(digestProblem(anApprovedPolicy({ id: 'v2', version: '2' }), published)).toBeNull();
  });
});
