import type { PeopleState } from '../../actions/people/read-people';
import { fullName, isUsable, type People } from '../../authority/people';
import { keyIdOf, shortKeyId } from '../../authority/public-key';
import { formatCount, formatTable } from '../../text/table';
import { shortTime } from '../../text/time';

/** Who may ship what, in lines. */
export function formatPeople({ current, root, proposals }: PeopleState): string {
  const waiting = proposals.map(
    ({ version: { people, sha256 }, lacking }) =>
      `Proposed: ${people.message || 'a change'}, waits for ${formatCount(lacking, 'more editor')}: npm run site -- people sign ${sha256.slice(0, 12)}`,
  );
  if (!current)
    return [
      "Nobody has said who may ship what: anyone with this store's credentials may ship.",
      ...waiting,
      'To begin: npm run site -- people init',
    ].join('\n');
  const { people } = current;
  return [
    `Version ${people.number}, in force since ${shortTime(people.time)}${people.message && `: ${people.message}`}`,
    `The first version's SHA-256, for SITE_PEOPLE: ${root}`,
    '',
    ...formatTable(['part', 'to go live', 'publish', 'approve', 'undo'], partRows(people)),
    '',
    ...formatTable(['person', 'address', 'keys'], personRows(people)),
    '',
    `Changed by ${people.editors.needed} of: ${people.editors.persons.map((id) => fullName(people, id)).join(', ')}`,
    ...waiting,
  ].join('\n');
}

function partRows({ parts }: People): string[][] {
  return Object.entries(parts).map(([part, { persons, besidesAuthor, publish, approve, undo }]) => [
    part,
    formatCount(persons, 'person') + (besidesAuthor > 0 ? `, ${besidesAuthor} not the author` : ''),
    publish.join(' '),
    approve.join(' '),
    undo.join(' '),
  ]);
}

function personRows({ persons }: People): string[][] {
  return Object.entries(persons).map(([id, { name, keys, isMachine }]) => [
    isMachine ? `${name} (machine)` : name,
    id,
    keys
      .map(
        (key) =>
          (key.kind === 'passkey' ? 'passkey ' : '') +
          shortKeyId(keyIdOf(key)) +
          (isUsable(key, Date.now()) ? '' : key.revoked ? ' revoked' : ' expired'),
      )
      .join(' ') || 'none',
  ]);
}
