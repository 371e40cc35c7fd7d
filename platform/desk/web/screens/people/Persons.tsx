import { Badge, Box, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { PeoplePage, Person, PersonKey } from '../../../api/people';
import { fill } from '../../content/fill';
import { people } from '../../content/people.content';
import { ActDialog } from '../../parts/ActDialog';
import { formatMoment, personName } from '../../parts/said';
import { Card, Soft } from '../../parts/sheets';
import { Tick, TeamTicks } from '../../parts/fields';
import { whatFollows } from './Proposals';

const words = people.persons;

/** Everybody with their teams and keys. */
export function Persons({ page, persons }: { page: PeoplePage; persons: Person[] }) {
  const mayChange = page.whyNoChange === null;
  return (
    <Stack as="ul" aria-label={words.title} gap="3" listStyle="none">
      {persons.map((person) => (
        <Card as="li" key={person.id}>
          <Flex gap="2" wrap="wrap" align="center">
            <Text fontWeight="bold">{person.name}</Text>
            <Soft wordBreak="break-all">{person.id}</Soft>
            {person.isYou && <Badge>{words.you}</Badge>}
            {person.isEditor && <Badge>{words.editor}</Badge>}
            {person.isMachine && <Badge>{words.machine}</Badge>}
          </Flex>
          {person.isMachine && <Text>{words.machineDoes}</Text>}
          {person.teams.length > 0 && <Text>{fill(words.team, { parts: person.teams })}</Text>}
          {person.keys.every(({ state }) => state !== 'counts') && (
            <Text color="link">{fill(words.noKey, { name: person.name, email: person.id })}</Text>
          )}
          {person.keys.map((key) => (
            <Flex key={key.id} gap="3" marginTop="2" wrap="wrap" align="center" justify="space-between">
              <Box minWidth="0" wordBreak="break-word">
                {[calledOf(key), stateOf(key)].filter(Boolean).join(', ')}
              </Box>
              {mayChange && key.state === 'counts' && <Revoke page={page} person={person} entry={key} />}
            </Flex>
          ))}
          {mayChange && (person.teams.length > 0 || person.isEditor) && (
            <Remove page={page} person={person} />
          )}
        </Card>
      ))}
    </Stack>
  );
}

const calledOf = ({ kind, shortId, desk }: PersonKey) =>
  fill(words.kinds[kind], { id: shortId, desk: desk ?? '' });

function stateOf({ state, revoked }: PersonKey): string {
  if (!revoked) return words.states[state];
  const { by, time, message } = revoked;
  return fill(words.revoked, { by: by.map(personName).join(', '), time: formatMoment(time), message });
}

interface OfPersonProps {
  page: PeoplePage;
  person: Person;
}

/** Locks out who has a key, by one editor's signature, unless they have just revoked another. */
function Revoke({ page, person, entry }: OfPersonProps & { entry: PersonKey }) {
  const isAlone = page.signing.revokesAlone;
  return (
    <ActDialog
      words={isAlone ? words.revoke : { ...words.revoke, ...words.revokeNext }}
      values={{ called: calledOf(entry), name: person.name }}
      notes={whatFollows(page, isAlone ? 0 : undefined)}
      button={{ size: 'sm' }}
      reason="required"
      request={(message) => ({ kind: 'revoke-key', keyId: entry.id, message })}
    />
  );
}

/** Takes a person off teams, and off those who change who may do what. */
function Remove({ page, person }: OfPersonProps) {
  const [teams, setTeams] = useState<string[]>([]);
  const [isEditor, setIsEditor] = useState(false);

  return (
    <Box marginTop="3">
      <ActDialog
        words={{ ...words.remove, ...(page.signing.missing > 0 && { confirm: words.remove.propose }) }}
        values={{ name: person.name }}
        notes={whatFollows(page)}
        button={{ size: 'sm' }}
        reason="required"
        request={(message) => ({ kind: 'remove-member', person: person.id, teams, isEditor, message })}
      >
        {person.teams.length > 0 && (
          <TeamTicks legend={words.remove.of} parts={person.teams} chosen={teams} onChoose={setTeams} />
        )}
        {person.isEditor && <Tick label={words.remove.editor} isOn={isEditor} onChange={setIsEditor} />}
      </ActDialog>
    </Box>
  );
}
