import { Badge, Box, Flex, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import type { Person, PersonKey } from '../../../api/people';
import { fill } from '../../content/fill';
import { people } from '../../content/people.content';
import { ActDialog } from '../../parts/ActDialog';
import { Card } from '../../parts/sheets';
import { Tick } from '../../parts/Tick';
import { TeamTicks } from './TeamTicks';

const words = people.persons;

interface PersonsProps {
  persons: Person[];
  mayChange: boolean;
  /** What a change does to others that are proposed, where there are some. */
  notes: string[];
}

/** Everybody with their teams and keys. */
export function Persons({ persons, mayChange, notes }: PersonsProps) {
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
          {person.isMachine && <Text>{words.machineDoes}</Text>}
          {person.teams.length > 0 && <Text>{fill(words.team, { parts: person.teams })}</Text>}
          {person.keys.length === 0 && <Text>{words.noKey}</Text>}
          {person.keys.map((key) => (
            <OneKey key={key.id} entry={key}>
              {mayChange && key.state === 'counts' && (
                <ActDialog
                  words={words.revoke}
                  values={{ called: calledOf(key), name: person.name }}
                  notes={notes}
                  button={{ size: 'sm' }}
                  reason="required"
                  request={(message) => ({ kind: 'revoke-key', keyId: key.id, message })}
                />
              )}
            </OneKey>
          ))}
          {mayChange && (person.teams.length > 0 || person.isEditor) && (
            <Remove person={person} notes={notes} />
          )}
        </Card>
      ))}
    </Stack>
  );
}

const calledOf = ({ kind, shortId, desk }: PersonKey) =>
  fill(words.kinds[kind], { id: shortId, desk: desk ?? '' });

function OneKey({ entry, children }: { entry: PersonKey; children: ReactNode }) {
  return (
    <Flex gap="3" marginTop="2" wrap="wrap" align="center" justify="space-between">
      <Box minWidth="0" wordBreak="break-word">
        {[calledOf(entry), words.states[entry.state]].filter(Boolean).join(', ')}
      </Box>
      {children}
    </Flex>
  );
}

/** Takes a person off teams, and off those who change who may what. */
function Remove({ person, notes }: { person: Person; notes: string[] }) {
  const [teams, setTeams] = useState<string[]>([]);
  const [isEditor, setIsEditor] = useState(false);

  return (
    <Box marginTop="3">
      <ActDialog
        words={words.remove}
        values={{ name: person.name }}
        notes={notes}
        button={{ size: 'sm' }}
        reason="required"
        request={(message) => ({ kind: 'remove-member', person: person.id, teams, isEditor, message })}
      >
        <TeamTicks legend={words.remove.of} parts={person.teams} chosen={teams} onChoose={setTeams}>
          {person.isEditor && <Tick label={words.remove.editor} isOn={isEditor} onChange={setIsEditor} />}
        </TeamTicks>
      </ActDialog>
    </Box>
  );
}
