import { Badge, Box, Flex, Stack, Text } from '@chakra-ui/react';
import type { Person, PersonKey } from '../../../api/people';
import { fill } from '../../content/fill';
import { people } from '../../content/people.content';
import { ActDialog } from '../../parts/ActDialog';
import { Card } from '../../parts/Card';

const words = people.persons;

/** Everybody with their keys. */
export function Persons({ persons, mayRevoke }: { persons: Person[]; mayRevoke: boolean }) {
  return (
    <Stack as="ul" aria-label={words.title} gap="3" listStyle="none">
      {persons.map((person) => (
        <Card as="li" key={person.id}>
          <Flex gap="2" wrap="wrap" align="center">
            <Text fontWeight="bold">{person.name}</Text>
            <Text color="textSoft" wordBreak="break-all">
              {person.id}
            </Text>
            {person.isYou && <Badge>{words.you}</Badge>}
            {person.isEditor && <Badge>{words.editor}</Badge>}
            {person.isMachine && <Badge>{words.machine}</Badge>}
          </Flex>
          {person.keys.length === 0 && <Text>{words.noKey}</Text>}
          {person.keys.map((key) => (
            <OneKey key={key.id} of={person} entry={key} mayRevoke={mayRevoke} />
          ))}
        </Card>
      ))}
    </Stack>
  );
}

function OneKey({ of: { name }, entry, mayRevoke }: { of: Person; entry: PersonKey; mayRevoke: boolean }) {
  const { id, shortId, kind, desk, state } = entry;
  const called = fill(words.kinds[kind], { id: shortId, desk: desk ?? '' });

  return (
    <Flex gap="3" marginTop="2" wrap="wrap" align="center" justify="space-between">
      <Box minWidth="0" wordBreak="break-word">
        {called}
        {words.states[state] && `, ${words.states[state]}`}
      </Box>
      {mayRevoke && state === 'counts' && (
        <ActDialog
          words={words.revoke}
          values={{ id: shortId, name }}
          button={{ size: 'sm' }}
          reason="required"
          request={(message) => ({ kind: 'revoke-key', keyId: id, message })}
        />
      )}
    </Flex>
  );
}
