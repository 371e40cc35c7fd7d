import { peopleSchema } from '../ledger/authority/people';
import { type People, type PeopleInput } from '@site/ledger';

/** An access policy with a person for each list of keys, by first name; all are editors. */
export function peopleWith(keys: Record<string, People['persons'][string]['keys']>): People {
  const persons = Object.entries(keys).map(([id, own]) => [`${id}@brand.in`, { name: id, keys: own }]);
  return firstVersionOf({
    persons: Object.fromEntries(persons),
    parts: {},
    editors: { persons: Object.keys(keys).map((id) => `${id}@brand.in`), needed: 1 },
  });
}

/** The first version of an access policy. @throws ZodError for one that cannot be */
export function firstVersionOf(input: PeopleInput): People {
  return peopleSchema.parse({
    ...input,
    format: 1,
    number: 1,
    previous: null,
    after: null,
    time: '2026-11-21T06:00:00.000Z',
    message: '',
  });
}
