import { aPerson } from '../../testing/a-team';
import { changedPeople, firstPeople, withEditor, withMachine, withMore, withoutMember } from './people-input';

const PARTS = ['shell', 'landing', 'legal'];
const [asha, ravi, lata] = [aPerson('Asha'), aPerson('Ravi'), aPerson('Lata')];
const all = (id: string) => Object.fromEntries(PARTS.map((part) => [part, [id]]));
const alone = firstPeople([asha], all(asha.id), [asha.id], PARTS);
const neededIn = ({ parts }: typeof alone) =>
  PARTS.map((part) => [parts[part]!.persons, parts[part]!.besidesAuthor]);

describe('who begins alone', () => {
  it('is enough for each part, and to say who else may', () => {
    expect(neededIn(alone)).toEqual([
      [1, 0],
      [1, 0],
      [1, 0],
    ]);
    expect(alone.editors).toEqual({ persons: [asha.id], needed: 1 });
  });

  it('is no longer enough for a part once a colleague joins its team; the others stay hers', () => {
    expect(neededIn(withMore(alone, [ravi], { legal: [ravi.id] }))).toEqual([
      [1, 0],
      [1, 0],
      [2, 1],
    ]);
  });

  it('has as many say who may as there are, up to two', () => {
    const two = withEditor(alone.editors, ravi.id);

    expect(two).toEqual({ persons: [asha.id, ravi.id], needed: 2 });
    expect(withEditor(two, lata.id).needed).toBe(2);
  });

  it('stays alone where a further passkey of hers is added', () => {
    const more = withMore(alone, [{ ...ravi, id: asha.id }], { legal: [asha.id] });

    expect(neededIn(more)).toEqual(neededIn(alone));
    expect(withEditor(alone.editors, asha.id)).toEqual(alone.editors);
  });
});

it('two who begin go by the usual numbers from the start', () => {
  const teams = Object.fromEntries(PARTS.map((part) => [part, [asha.id, ravi.id]]));

  expect(neededIn(firstPeople([asha, ravi], teams, [asha.id], PARTS))).toEqual([
    [2, 0],
    [1, 0],
    [2, 1],
  ]);
});

it('what an editor said a part takes, of a team of several, stays when one more joins', () => {
  const team = firstPeople([asha, ravi], { ...all(asha.id), legal: [asha.id, ravi.id] }, [asha.id], PARTS);
  const said = {
    ...team,
    parts: { ...team.parts, legal: { ...team.parts.legal!, persons: 1, besidesAuthor: 0 } },
  };

  expect(withMore(said, [lata], { legal: [lata.id] }).parts.legal).toMatchObject({
    persons: 1,
    besidesAuthor: 0,
  });
});

describe('who is left of a team', () => {
  const team = withMore(withMore(alone, [ravi], all(ravi.id)), [lata], { shell: [lata.id] });

  it('is enough, where it is one person; what has two goes on to take as many', () => {
    expect(neededIn(withoutMember(team, ravi.id, PARTS, false))).toEqual([
      [2, 0],
      [1, 0],
      [1, 0],
    ]);
    expect(neededIn(withoutMember(team, ravi.id, ['shell'], false))).toEqual(neededIn(team));
  });

  it('is enough where a machine is left, too', () => {
    const withCi = withMachine(team, aPerson('CI'), { publish: ['legal'], rollBack: [] });

    expect(withoutMember(withCi, ravi.id, ['legal'], false).parts.legal).toMatchObject({
      ...{ persons: 1, besidesAuthor: 0 },
    });
  });
});

describe('a change that is made again', () => {
  const two = withMore(alone, [ravi], all(ravi.id));

  it('takes a person off, and leaves as many as a release takes where another joined meanwhile', () => {
    const now = withMore(two, [lata], { shell: [lata.id] });
    const again = changedPeople(two, withoutMember(two, ravi.id, ['shell'], false), now);

    expect(again.parts.shell).toMatchObject({ publish: [asha.id, lata.id], persons: 2 });
  });

  it('lets a person in, and takes the usual number where another was taken off meanwhile', () => {
    const now = withoutMember(two, ravi.id, ['legal'], false);
    const again = changedPeople(two, withMore(two, [lata], { legal: [lata.id] }), now);

    expect(again.parts.legal).toMatchObject({ approve: [asha.id, lata.id], persons: 2, besidesAuthor: 1 });
  });

  it('changes how many persons a release takes as it was said', () => {
    const said = { ...two, parts: { ...two.parts, legal: { ...two.parts.legal!, persons: 1 } } };

    expect(changedPeople(two, said, two)).toEqual(said);
  });
});

describe('a machine', () => {
  const ci = aPerson('CI');
  const withCi = withMachine(alone, ci, { publish: ['legal'], rollBack: ['landing'] });

  it('publishes and rolls back what it is given, approves nothing, and is no person', () => {
    const { persons, parts } = withCi;

    expect(persons[ci.id]).toEqual({ name: 'CI', keys: [ci.publicKey], isMachine: true });
    expect([parts.legal!.publish, parts.landing!.rollBack]).toEqual(Array(2).fill([asha.id, ci.id]));
    const others = [
      parts.legal!.rollBack,
      parts.landing!.publish,
      ...PARTS.map((part) => parts[part]!.approve),
    ];
    expect(others.flat()).not.toContain(ci.id);
  });

  it('makes no team of one a team of two: that begins with the next person', () => {
    expect(neededIn(withCi)).toEqual(neededIn(alone));
    expect(withMore(withCi, [ravi], { legal: [ravi.id] }).parts.legal).toMatchObject({
      ...{ persons: 2, besidesAuthor: 1 },
    });
  });

  it('has another key, and more rights, where it is in already', () => {
    const key = { ...aPerson('CI'), publicKey: lata.publicKey };
    const { persons, parts } = withMachine(withCi, key, { publish: ['legal', 'shell'], rollBack: [] });

    expect(persons[ci.id]!.keys).toEqual([ci.publicKey, lata.publicKey]);
    expect([parts.legal!.publish, parts.shell!.publish]).toEqual(Array(2).fill([asha.id, ci.id]));
  });

  it('is made of no person, who would count no more', () => {
    expect(() => withMachine(alone, asha, { publish: [], rollBack: [] })).toThrow(
      /asha@brand\.in is Asha, who is a person/,
    );
  });
});
