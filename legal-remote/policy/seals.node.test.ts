import { versions } from '../content/versions/versions';
import { aSettledPolicy } from '../testing/a-policy';
import { brokenSeal, digestOf, readPublished, sealed } from './seals';

/** This is the guard: what was published once says the same for ever. A new text is a new version. */
it.each(versions)('finds the text of $id as it was published', (version) => {
  expect(brokenSeal(version, readPublished())).toBeNull();
});

it('still has every version that was published', () => {
  expect(versions.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(readPublished())));
});

describe('given a version was sealed', () => {
  const published = sealed(aSettledPolicy(), {});

  it('lets the same text pass', () => {
    expect(brokenSeal(aSettledPolicy(), published)).toBeNull();
  });

  it('lets the fields of an object change places', () => {
    const swapped = Object.fromEntries(Object.entries(aSettledPolicy()).reverse()) as ReturnType<
      typeof aSettledPolicy
    >;

    expect(brokenSeal(swapped, published)).toBeNull();
  });

  it('finds one changed word, and advises a new version', () => {
    const [first, ...rest] = aSettledPolicy().sections;
    const changed = aSettledPolicy({
      sections: [{ ...first!, inShort: `${first!.inShort} Always.` }, ...rest],
    });

    expect(brokenSeal(changed, published)).toMatch(
      /its text has changed since.*add the new text as a version of its own/,
    );
  });

  it('leaves other versions alone', () => {
    expect(brokenSeal(aSettledPolicy({ id: 'v2', version: '2' }), published)).toBeNull();
  });

  it('adds to what was sealed before', () => {
    const second = aSettledPolicy({ id: 'v2', version: '2' });

    expect(sealed(second, published)).toEqual({ v1: digestOf(aSettledPolicy()), v2: digestOf(second) });
  });
});

it('seals nothing that is still open, and lists it', () => {
  const policy = aSettledPolicy({ approvedBy: '⟦approver⟧' });

  expect(() => sealed(policy, {})).toThrow('Supply or confirm these first:\n  v1.approvedBy: ⟦approver⟧');
});
