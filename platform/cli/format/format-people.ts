import { type PeopleState, describeChange } from '@site/operations';
import { type People, fullName, isUsable, keyIdOf, shortKeyId } from '@site/ledger';
import { because, formatCount, formatTable, shortTime } from '@site/text';

/** Who may ship what, in lines. */
export function formatPeople(state: PeopleState): string {
  const { current, root } = state;
  const waiting = formatProposals(state);
  if (!current)
    return [
      'This store has no access policy: anyone with its credentials may ship.',
      ...waiting,
      'To begin: npm run site -- people init',
    ].join('\n');
  const { people } = current;
  const parts = Object.entries(people.parts).map(([part, rule]) => [
    part,
    formatCount(rule.persons, 'person') +
      (rule.besidesAuthor > 0 ? `, ${rule.besidesAuthor} not the author` : ''),
    rule.publish.join(' '),
    rule.approve.join(' '),
    rule.rollBack.join(' '),
  ]);
  const persons = Object.entries(people.persons).map(([id, { name, keys, isMachine }]) => [
    isMachine ? `${name} (machine)` : name,
    id,
    keys.map(keyInWords).join(' ') || 'none',
  ]);
  return [
    `Version ${people.number}, in force since ${shortTime(people.time)}${because(people.message)}`,
    `The first version's SHA-256, for SITE_PEOPLE: ${root}`,
    '',
    ...formatTable(['part', 'to go live', 'publish', 'approve', 'roll back'], parts),
    '',
    ...formatTable(['person', 'address', 'keys'], persons),
    '',
    `Changed by ${people.editors.needed} of: ${people.editors.persons.map((id) => fullName(people, id)).join(', ')}`,
    ...waiting,
  ].join('\n');
}

/** What is proposed, in lines: by whom, what it changes, and how to agree. */
export function formatProposals({ current, proposals }: PeopleState): string[] {
  return proposals.flatMap(({ version: { people, sha256 }, missing, signedBy }) => {
    const rules = current?.people ?? people;
    const by = signedBy.map((id) => fullName(rules, id)).join(' and ') || 'no key that counts';
    return [
      `Proposed: ${people.message || 'a change'}, signed by ${by}, waits for ${formatCount(missing, 'more editor')}. It changes:`,
      ...describeChange(current?.people ?? null, people).map((line) => `  ${line}`),
      `  To agree to all of that: npm run site -- people sign ${sha256.slice(0, 12)}`,
    ];
  });
}

function keyInWords(key: People['persons'][string]['keys'][number]): string {
  const state = isUsable(key, Date.now()) ? '' : key.revoked ? ' revoked' : ' expired';
  return `${key.kind === 'passkey' ? 'passkey ' : ''}${shortKeyId(keyIdOf(key))}${state}`;
}
