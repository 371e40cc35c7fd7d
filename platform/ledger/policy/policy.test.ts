import { peopleSchema } from '../authority/people';
import { sign } from '../authority/statement';
import { aPerson, aTeam, type Member } from '../../testing/a-team';
import { type Act, evaluate, type Evidence, type PolicyInput } from './policy';

const { asha, ravi, lata, meera, input } = aTeam();
const robot = aPerson('Robot');
const time = '2026-11-02T09:00:00.000Z';
const sha = (digit: string) => digit.repeat(64);
const legal = { release: 'a'.repeat(16), manifestSha256: sha('a') };
const shell = { release: 'b'.repeat(16), manifestSha256: sha('b') };
const otherShell = { release: 'c'.repeat(16), manifestSha256: sha('c') };

/** Legal takes two persons, one of them not the author; a machine may publish for it. */
const people = peopleSchema.parse({
  ...input,
  persons: {
    ...input.persons,
    [robot.id]: { name: 'Robot', keys: [robot.publicKey], isMachine: true },
  },
  parts: {
    ...input.parts,
    legal: { ...input.parts.legal!, publish: [...input.parts.legal!.publish, robot.id] },
  },
  format: 1,
  number: 1,
  previous: null,
  after: null,
  time,
  message: 'Who ships what',
});
const candidate: PolicyInput = { part: 'legal', parts: { legal, shell }, people, at: Date.parse(time) };

/** What the signatures are about. */
const subject = { 'releases/legal': sha('a') };

interface Said {
  by: Member;
  yes?: boolean;
  frame?: typeof shell;
  of?: typeof legal;
}

async function evidence(author: Member, ...said: Said[]): Promise<Evidence> {
  const publication = { part: 'legal', ...legal, time };
  const approvals = said.map(async ({ by, yes = true, frame = shell, of = legal }) => {
    const parts = { legal: of, shell: frame };
    const approval = {
      part: 'legal',
      parts,
      isApproved: yes,
      message: yes ? '' : 'Too long',
      check: null,
      time,
    };
    return { approval, envelope: await sign(by.signer, 'approval', approval, subject) };
  });
  return {
    publications: [await sign(author.signer, 'publication', publication, subject)],
    approvals: await Promise.all(approvals),
  };
}

const by = ({ id: person }: Member, kind: Act['kind'] = 'promote'): Act => ({ person, kind });
const deciding = (member: Member): Act => ({ ...by(member), isDeciding: true });
const no = { yes: false };

describe('the rule whether a release may go live', () => {
  it.each<[string, Promise<Evidence>, Act | null, string | null]>([
    ['no other person approved it', evidence(lata), by(lata), 'approval-missing'],
    ['another approved it', evidence(lata, { by: ravi }), by(lata), null],
    ['an approver puts it live, and decides by it', evidence(lata), deciding(ravi), null],
    ['the author decides by it', evidence(lata), deciding(lata), 'approval-missing'],
    ['another team approved it', evidence(lata, { by: meera }), by(lata), 'approval-missing'],
    ['another team puts it live', evidence(lata, { by: ravi }), by(meera), 'signer-not-of-team'],
    ['another team published it', evidence(meera, { by: ravi }), by(lata), 'publication-unsigned'],
    ['a machine published it, and one approved', evidence(robot, { by: ravi }), by(ravi), 'approval-missing'],
    ['a machine published it, and two approved', evidence(robot, { by: ravi }, { by: lata }), by(ravi), null],
    ['it was rejected', evidence(lata, { by: ravi, ...no }), by(lata), 'candidate-rejected'],
    ['it was rejected, then approved', evidence(lata, { by: ravi, ...no }, { by: ravi }), by(lata), null],
    [
      'it was approved, then rejected',
      evidence(lata, { by: ravi }, { by: ravi, ...no }),
      null,
      'candidate-rejected',
    ],
    ['a stranger to the team rejected it', evidence(lata, { by: ravi }, { by: meera, ...no }), null, null],
    [
      'it was approved in another frame',
      evidence(lata, { by: ravi, frame: otherShell }),
      null,
      'approval-missing',
    ],
    ['another release was approved', evidence(lata, { by: ravi, of: otherShell }), null, 'approval-missing'],
    [
      'it was rejected by the approver who puts it live',
      evidence(lata, { by: ravi, ...no }),
      deciding(ravi),
      null,
    ],
    ['it is an emergency', evidence(lata), by(lata, 'emergency'), null],
    ['it is an emergency of a machine', evidence(lata), by(robot, 'emergency'), 'approval-missing'],
    [
      'a rejected release is an emergency',
      evidence(lata, { by: ravi, ...no }),
      by(lata, 'emergency'),
      'candidate-rejected',
    ],
    ['an unsigned release is an emergency', evidence(meera), by(lata, 'emergency'), 'publication-unsigned'],
    ['one of the team rolls back', evidence(meera), by(lata, 'rollback'), null],
    ['another team rolls back', evidence(meera), by(asha, 'rollback'), 'signer-not-of-team'],
  ])('given %s', async (_, signed, act, code) => {
    expect(evaluate(candidate, await signed, act).refusal?.code ?? null).toBe(code);
  });

  it('given two of the team published it, wants one more who is no author', async () => {
    const [first, second] = [await evidence(lata), await evidence(ravi)];
    const publications = [...first.publications, ...second.publications];

    expect(evaluate(candidate, { publications, approvals: [] }).refusal?.code).toBe('approval-missing');
  });

  it('says how many persons are missing, and who they may be', async () => {
    const { refusal, counted, needed } = evaluate(candidate, await evidence(lata));

    expect(refusal?.fact).toBe(
      'legal needs 2 persons, 1 of them not its author; so far Lata <lata@brand.in>. It waits for 1 more: Ravi <ravi@brand.in>.',
    );
    expect([counted, needed]).toEqual([[lata.id], 2]);
  });

  it('says that an approval is void in the frame of another shell, and counts it where any will do', async () => {
    const signed = await evidence(lata, { by: ravi, frame: otherShell });

    expect(evaluate(candidate, signed).refusal?.fact).toContain(
      'One approval was given with another release',
    );
    expect(evaluate({ ...candidate, isAnyShell: true }, signed).refusal).toBeNull();
  });

  it('counts no publication of another release', async () => {
    const signed = await evidence(lata, { by: ravi });
    const other = { ...candidate, parts: { legal: otherShell, shell } };

    expect(evaluate(other, signed).refusal?.code).toBe('publication-unsigned');
  });

  it('counts no key after its day', async () => {
    const key = people.persons[ravi.id]!.keys[0]!;
    const expired = {
      ...people,
      persons: { ...people.persons, [ravi.id]: { name: 'Ravi', keys: [{ ...key, expires: time }] } },
    };

    const signed = await evidence(lata, { by: ravi });

    expect(evaluate({ ...candidate, people: expired }, signed).refusal?.code).toBe('approval-missing');
  });
});
