import type { PartRule } from '../authority/people';
import { firstVersionOf } from '../../testing/people-with';
import { sign } from '../authority/statement';
import { aPerson, aTeam, type Member } from '../../testing/a-team';
import type { DeploymentSignatures } from '../deployments/deployment-signatures';
import { type Evidence, evidenceOf } from '../approvals/approvals';
import { type Act, evaluate, type PolicyInput } from './may-go-live';

const { asha, ravi, lata, meera, input } = aTeam();
const robot = aPerson('Robot');
const time = '2026-11-02T09:00:00.000Z';
const sha = (digit: string) => digit.repeat(64);
const legal = { release: 'a'.repeat(16), manifestSha256: sha('a') };
const shell = { release: 'b'.repeat(16), manifestSha256: sha('b') };
/** Records that lie: of one release's name with other bytes, and of its bytes by another name. */
const sameName = { ...legal, manifestSha256: sha('c') };
const sameBytes = { ...legal, release: 'c'.repeat(16) };
const otherShell = { release: 'c'.repeat(16), manifestSha256: sha('c') };

/** Legal takes two persons, one of them not the author; a machine may publish for it. */
const people = firstVersionOf({
  ...input,
  persons: { ...input.persons, [robot.id]: { name: 'Robot', keys: [robot.publicKey], isMachine: true } },
  parts: {
    ...input.parts,
    legal: { ...input.parts.legal!, publish: [...input.parts.legal!.publish, robot.id] },
  },
});
const candidate: PolicyInput = { part: 'legal', parts: { legal, shell }, people, at: Date.parse(time) };

/** What the signatures are about. */
const subject = { 'releases/legal': sha('a') };

interface Said {
  by: Member;
  yes?: boolean;
  message?: string;
  frame?: typeof shell;
  of?: typeof legal;
  part?: string;
}

async function evidence(author: Member & { part?: string }, ...said: Said[]): Promise<Evidence> {
  const publication = { part: author.part ?? 'legal', ...legal, time };
  const approvals = said.map(
    async ({
      by,
      yes = true,
      message = yes ? '' : 'Too long',
      frame = shell,
      of = legal,
      part = 'legal',
    }) => {
      const parts = { legal: of, shell: frame };
      const approval = { part, parts, isApproved: yes, message, check: null, time };
      return { approval, envelope: await sign(by.signer, 'approval', approval, subject) };
    },
  );
  return {
    publications: [await sign(author.signer, 'publication', publication, subject)],
    approvals: await Promise.all(approvals),
  };
}

const by = ({ id: person }: Member, kind: Act['kind'] = 'promote'): Act => ({ person, kind });
const deciding = (member: Member): Act => ({ ...by(member), isDeciding: true });
const no = { yes: false };

/** Refusals, as short as a row of a table is. */
const [MISSING, REJECTED] = ['approval-missing', 'candidate-rejected'];
const [UNSIGNED, FOREIGN] = ['publication-unsigned', 'signer-not-of-team'];

describe('the rule whether a release may go live', () => {
  it.each<[string, Promise<Evidence>, Act | null, string | null]>([
    ['no other person approved it', evidence(lata), by(lata), MISSING],
    ['another approved it', evidence(lata, { by: ravi }), by(lata), null],
    ['an approver puts it live, and decides by it', evidence(lata), deciding(ravi), null],
    ['the author decides by it', evidence(lata), deciding(lata), MISSING],
    ['another team approved it', evidence(lata, { by: meera }), by(lata), MISSING],
    ['another team puts it live', evidence(lata, { by: ravi }), by(meera), FOREIGN],
    ['another team published it', evidence(meera, { by: ravi }), by(lata), UNSIGNED],
    ['a machine published it, and one approved', evidence(robot, { by: ravi }), by(ravi), MISSING],
    ['a machine published it, and two approved', evidence(robot, { by: ravi }, { by: lata }), by(ravi), null],
    ['a machine published it and puts it live', evidence(robot), by(robot), MISSING],
    ['it was rejected', evidence(lata, { by: ravi, ...no }), by(lata), REJECTED],
    ['it was rejected, then approved', evidence(lata, { by: ravi, ...no }, { by: ravi }), by(lata), null],
    ['it was approved, then rejected', evidence(lata, { by: ravi }, { by: ravi, ...no }), null, REJECTED],
    ['a stranger to the team rejected it', evidence(lata, { by: ravi }, { by: meera, ...no }), null, null],
    ['it was approved in another frame', evidence(lata, { by: ravi, frame: otherShell }), null, MISSING],
    [
      'it was rejected in another frame',
      evidence(lata, { by: ravi, ...no, frame: otherShell }),
      null,
      REJECTED,
    ],
    [
      'it was rejected, and approved in another frame since',
      evidence(lata, { by: ravi, ...no }, { by: ravi, frame: otherShell }),
      by(lata),
      MISSING,
    ],
    [
      'it was approved, and in another frame since',
      evidence(lata, { by: ravi }, { by: ravi, frame: otherShell }),
      by(lata),
      null,
    ],
    ['another release was approved', evidence(lata, { by: ravi, of: otherShell }), null, MISSING],
    [
      'it was rejected by the approver who puts it live',
      evidence(lata, { by: ravi, ...no }),
      deciding(ravi),
      null,
    ],
    ['it is an emergency', evidence(lata), by(lata, 'emergency'), null],
    ['it is an emergency of a machine', evidence(lata), by(robot, 'emergency'), MISSING],
    [
      'a rejected release is an emergency',
      evidence(lata, { by: ravi, ...no }),
      by(lata, 'emergency'),
      REJECTED,
    ],
    ['an unsigned release is an emergency', evidence(meera), by(lata, 'emergency'), UNSIGNED],
    ['another approved another part of it', evidence(lata, { by: ravi, part: 'shell' }), null, MISSING],
    ['other bytes were approved', evidence(lata, { by: ravi, of: sameName }), null, MISSING],
    ['another release was approved by its bytes', evidence(lata, { by: ravi, of: sameBytes }), null, MISSING],
    ['another part was published', evidence({ ...lata, part: 'shell' }, { by: ravi }), null, UNSIGNED],
    ['one of the team rolls back', evidence(meera), by(lata, 'rollback'), null],
    ['another team rolls back', evidence(meera), by(asha, 'rollback'), FOREIGN],
  ])('given %s', async (_, signed, act, code) => {
    const { refusal } = evaluate(candidate, await signed, act);
    expect(refusal && refusal.code).toBe(code);
  });

  it('given two of the team published it, wants one more who is no author', async () => {
    const [first, second] = [await evidence(lata), await evidence(ravi)];
    const publications = [...first.publications, ...second.publications];

    expect(evaluate(candidate, { publications, approvals: [] }).refusal?.code).toBe('approval-missing');
  });

  const two = 'legal needs 2 persons, 1 of them not its author';
  const approves = (approve: Member[]) => approve.map(({ id }) => id);
  it.each<[string, Promise<Evidence>, Partial<PartRule>, string]>([
    [
      'who may be the other',
      evidence(lata),
      {},
      `${two}; so far Lata <lata@brand.in>. It waits for 1 more: Ravi <ravi@brand.in>.`,
    ],
    [
      'that it waits for everyone',
      evidence(robot),
      {},
      `${two}; none so far. It waits for 2 more: Lata <lata@brand.in> or Ravi <ravi@brand.in>.`,
    ],
    [
      'that approvers count once',
      evidence(robot, { by: ravi }),
      {},
      `${two}; so far Ravi <ravi@brand.in>. It waits for 1 more: Lata <lata@brand.in>.`,
    ],
    [
      'who approved so far',
      evidence(lata, { by: ravi }),
      { persons: 3, approve: approves([ravi, lata, asha, robot]) },
      'legal needs 3 persons, 1 of them not its author; so far Lata <lata@brand.in>, Ravi <ravi@brand.in>. It waits for 1 more: Asha <asha@brand.in>.',
    ],
    [
      'that one is enough',
      evidence(robot),
      { persons: 1, besidesAuthor: 0 },
      'legal needs 1 person; none so far. It waits for 1 more: Lata <lata@brand.in> or Ravi <ravi@brand.in>.',
    ],
    [
      'that no person can',
      evidence(lata),
      { approve: approves([lata]) },
      `${two}; so far Lata <lata@brand.in>. It waits for 1 more: no other person with a key may approve it: invite one.`,
    ],
    [
      'that an approval is void',
      evidence(lata, { by: ravi, frame: otherShell }, { by: lata }),
      {},
      `${two}; so far Lata <lata@brand.in>. It waits for 1 more: Ravi <ravi@brand.in>. One approval was given with another release of the shell, and is void: the page around it is another.`,
    ],
    [
      'that approvals are void',
      evidence(lata, { by: ravi, frame: otherShell }, { by: ravi, frame: otherShell }),
      {},
      `${two}; so far Lata <lata@brand.in>. It waits for 1 more: Ravi <ravi@brand.in>. 2 approvals were given with another release of the shell, and are void: the page around it is another.`,
    ],
    [
      'who rejected it, and why',
      evidence(lata, { by: ravi, ...no }),
      {},
      'Ravi <ravi@brand.in> rejected it: Too long.',
    ],
    [
      'who rejected it, and why, where that ends a sentence',
      evidence(lata, { by: ravi, ...no, message: 'Too long. Shorten it!' }),
      {},
      'Ravi <ravi@brand.in> rejected it: Too long. Shorten it!',
    ],
    [
      'who rejected it without a reason',
      evidence(lata, { by: ravi, ...no, message: '' }),
      {},
      'Ravi <ravi@brand.in> rejected it.',
    ],
  ])('says %s', async (_, signed, change, fact) => {
    const rule = { ...people.parts.legal!, ...change };
    const input = { ...candidate, people: { ...people, parts: { ...people.parts, legal: rule } } };

    expect(evaluate(input, await signed).refusal?.fact).toBe(fact);
  });

  it('waits for no person whose only key was revoked, and has what was said by it apart', async () => {
    const key = { ...ravi.publicKey, revoked: '2026-01-01T00:00:00.000Z' };
    const persons = { ...people.persons, [ravi.id]: { ...people.persons[ravi.id]!, keys: [key] } };
    const input = { ...candidate, people: { ...people, persons } };

    const saidOn = async (...signed: Parameters<typeof evidence>) => {
      const { refusal, lapsed } = evaluate(input, await evidence(...signed));
      return [refusal?.fact, lapsed.map(({ person, isApproved }) => [person, isApproved])];
    };
    const waits = expect.stringMatching(/no other person with a key may approve it: invite one\.$/);
    expect(await saidOn(lata)).toEqual([waits, []]);
    expect(await saidOn(lata, { by: ravi })).toEqual([waits, [[ravi.id, true]]]);
    expect(await saidOn(lata, { by: ravi, ...no })).toEqual([waits, [[ravi.id, false]]]);
  });

  it('has who counts, and the approvals of this combination, whatever it decides', async () => {
    const signed = await evidence(lata, { by: ravi, frame: otherShell }, { by: meera }, { by: ravi, ...no });
    const [, second] = signed.approvals;
    const foreign = await evidence(meera);
    const publications = [...signed.publications, ...foreign.publications];

    expect(evaluate(candidate, { ...signed, publications })).toMatchObject({
      counted: [lata.id],
      needed: 2,
      approvals: [second!.envelope],
      refusal: { code: 'candidate-rejected' },
    });
  });

  it('counts an approval in any frame where any will do', async () => {
    const signed = await evidence(lata, { by: ravi, frame: otherShell });

    expect(evaluate({ ...candidate, isAnyShell: true }, signed).refusal).toBeNull();
  });

  it('decides by what is stored with a deployment as it did before', async () => {
    const { publications, approvals } = await evidence(lata, { by: ravi });
    const stored = { publications, approvals: approvals.map(({ envelope }) => envelope) };
    const signatures = { parts: { legal: stored, shell: {} } } as unknown as DeploymentSignatures;

    expect(evidenceOf(signatures, 'legal')).toEqual({ publications, approvals });
    expect(evidenceOf(signatures, 'landing')).toEqual({ publications: [], approvals: [] });
  });

  it('counts no publication of another release', async () => {
    const signed = await evidence(lata, { by: ravi });
    const other = { ...candidate, parts: { legal: otherShell, shell } };

    expect(evaluate(other, signed).refusal?.code).toBe('publication-unsigned');
  });

  it.each<[string, Promise<Evidence>, string]>([
    [
      'may not publish it',
      evidence(meera),
      'Meera <meera@brand.in> published it, and may not publish legal any more.',
    ],
    [
      'has a key that was revoked',
      evidence(aPerson('Sunil')),
      'The key that signed its publication was revoked, or has expired.',
    ],
    ['did not sign', Promise.resolve({ publications: [], approvals: [] }), 'Its publication is not signed.'],
  ])('says why a publication does not count whose author %s', async (_, signed, fact) => {
    expect(evaluate(candidate, await signed).refusal?.fact).toBe(fact);
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

  const freeze = {
    ...{ number: 4, parts: ['legal'], from: '2026-11-02T09:00:00.000Z', until: '2026-11-09T09:00:00.000Z' },
    ...{ author: 'Asha', message: 'Diwali week', time },
  };
  const at = (moment: string) => Date.parse(`2026-11-${moment}:00.000Z`);
  it.each<[string, Partial<typeof freeze>, number, Act | null, boolean]>([
    ['at its first moment', {}, at('02T09:00'), by(lata), true],
    ['a minute before', {}, at('02T08:59'), by(lata), false],
    ['a minute before its end', {}, at('09T08:59'), null, true],
    ['at its end', {}, at('09T09:00'), null, false],
    ['for another part', { parts: ['shell'] }, at('03T09:00'), null, false],
    ['for all parts', { parts: [] }, at('03T09:00'), null, true],
    ['in an emergency', {}, at('03T09:00'), by(lata, 'emergency'), false],
    ['when one of the team rolls back', {}, at('03T09:00'), by(lata, 'rollback'), false],
  ])('freezes what is approved: %s', async (_, change, moment, act, isFrozen) => {
    const input = { ...candidate, freezes: [{ ...freeze, ...change }], at: moment };
    const { refusal } = evaluate(input, await evidence(lata, { by: ravi }), act);

    expect(refusal).toEqual(
      isFrozen
        ? {
            code: 'part-frozen',
            fact: 'No release of legal goes live from 2 Nov 2026, 14:30:00 +05:30 until 9 Nov 2026, 14:30:00 +05:30: Diwali week (by Asha).',
          }
        : null,
    );
  });

  it('asks for freezes of the day on which it goes live', async () => {
    const input = { ...candidate, freezes: [freeze], at: at('10T09:00') };
    const signed = await evidence(lata, { by: ravi });

    expect(evaluate(input, signed).refusal).toBeNull();
    expect(evaluate({ ...input, frozenAt: at('03T09:00') }, signed).refusal?.code).toBe('part-frozen');
  });

  it('says apart who approved it in another frame', async () => {
    const { decisions, voided } = evaluate(candidate, await evidence(lata, { by: ravi, frame: otherShell }));

    expect([decisions, voided.map(({ person }) => person)]).toEqual([[], [ravi.id]]);
  });

  it('says first that it was rejected, where its part is frozen, too', async () => {
    const input = { ...candidate, freezes: [freeze] };

    expect(evaluate(input, await evidence(lata, { by: ravi, ...no })).refusal?.code).toBe(REJECTED);
  });
});
