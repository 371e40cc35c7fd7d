import { aTeam } from '../../testing/a-team';
import { firstVersionOf } from '../../testing/people-with';
import { readOwner } from './owned-key';

const { input, asha } = aTeam();

/** The access policy in which Asha has a name. */
const peopleWhoName = (name: string) =>
  firstVersionOf({ ...input, persons: { ...input.persons, [asha.id]: { name, keys: [asha.publicKey] } } });

describe.each<[string, (name: string) => string]>([
  ['the access policy', (name) => peopleWhoName(name).persons[asha.id]!.name],
  ['the owner of a key', (name) => readOwner(`${name} <${asha.id}>`).name],
])('a name in %s', (_, nameIn) => {
  it.each([
    ['a joiner, which Indic scripts need', 'ಕ್\u200Dಷಮಾ ರಾವ್'],
    ['a non-joiner', 'ರಾಜ್\u200Cಕುಮಾರ್'],
    ['an emoji of several', 'Asha 👩\u200D🌾 ❤\uFE0F\u200D🔥'],
  ])('may hold %s', (_, name) => {
    expect(nameIn(name)).toBe(name);
  });

  it.each([
    ['an escape sequence', 'Asha\u001B[2K'],
    ['a control character in front', '\u0007Asha'],
    ['a turn of the writing direction', 'Asha\u202Eoar'],
    ['a filler that is drawn as nothing', 'Asha\u3164'],
    ['a joiner at the end of a word', 'ಲತಾ\u200D'],
    ['a joiner of signs that are no emoji', 'Asha ©\u200D©'],
    ['a note without a head', 'Asha\u{1D159}'],
    ['a space of another width', 'Asha\u2003Rao'],
    ['the address of another', 'Ravi <ravi@brand.in>'],
    ['an address in other brackets', 'Ravi \uFF1Cravi\uFF20brand.in\uFF1E'],
  ])('is refused with %s', (_, name) => {
    expect(() => nameIn(name)).toThrow(/holds (an invisible sign|<, > or @)|does not say whose key it is/);
  });
});
