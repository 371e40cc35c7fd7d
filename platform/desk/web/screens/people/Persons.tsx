import { Box, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { PeoplePage, Person, PersonKey } from '../../../answers';
import { useActsOf } from '../../client/queries';
import { fill, sentences } from '../../content/fill';
import { people } from '../../content/people.content';
import { ActDialog } from '../../parts/ActDialog';
import { inWords } from '../../parts/said';
import { Entry, List, Mark, Soft } from '../../parts/screen';
import { InputField, TeamTicks, Tick } from '../../parts/fields';
import { whatFollows } from './Proposals';

const words = people.persons;

/** Everybody with their teams and keys. */
export function Persons({ page }: { page: PeoplePage }) {
  const mayChange = page.whyNoChange === null;
  const isAlone = page.signing.revokesAlone;
  const added = useActsOf('add-machine').filter(({ state }) => state === 'done');
  return (
    <>
      <List aria-label={words.title}>
        {page.people?.persons.map((person) => (
          <Entry
            key={person.id}
            title={person.name}
            marks={(['isYou', 'isEditor', 'isMachine'] as const).map(
              (what) => person[what] && <Mark key={what}>{words.marks[what]}</Mark>,
            )}
          >
            <Soft wordBreak="break-all">{person.id}</Soft>
            {person.isMachine && <Text>{words.machineDoes}</Text>}
            {person.teams.length > 0 && (
              <Text>{fill(person.isMachine ? words.machineTeam : words.team, { parts: person.teams })}</Text>
            )}
            {person.keys.every(({ state }) => state !== 'counts') && <WithoutKey person={person} />}
            {person.keys.map((key) => (
              <Flex key={key.id} gap="3" marginTop="2" wrap="wrap" align="center" justify="space-between">
                <Box minWidth="0" wordBreak="break-word">
                  {sentences(calledOf(key), stateOf(key)).join(', ')}
                </Box>
                {mayChange && key.state === 'counts' && (
                  // Locks out who has it, by one editor's signature, unless they have just revoked another.
                  <ActDialog
                    words={isAlone ? words.revoke : { ...words.revoke, ...words.revokeNext }}
                    values={{ called: calledOf(key), name: person.name }}
                    notes={[
                      ...whatFollows(page, isAlone ? 0 : undefined),
                      ...key.shortagesThen.map((shortage) =>
                        inWords(fill(words.shortageThen, { shortage, name: person.name })),
                      ),
                    ]}
                    button={{ size: 'sm' }}
                    request={{ kind: 'revoke-key', keyId: key.id }}
                  />
                )}
              </Flex>
            ))}
            {mayChange && (person.teams.length > 0 || person.isEditor) && (
              <Remove key={[person.isEditor, ...person.teams].join()} page={page} person={person} />
            )}
          </Entry>
        ))}
      </List>
      {mayChange && <AddMachine key={added.length} page={page} />}
    </>
  );
}

/** Asks to let them in again; a person who has left, and may do nothing, is only said to have none. */
function WithoutKey({ person }: { person: Person }) {
  const { id: email, name, teams, isEditor, isMachine } = person;
  if (!isMachine && !isEditor && teams.length === 0) return <Soft>{fill(words.left, { name })}</Soft>;
  return <Text color="link">{fill(isMachine ? words.noKeyOfMachine : words.noKey, { name, email })}</Text>;
}

function calledOf({ kind, shortId, desk, since, isThisSignIn }: PersonKey): string {
  const called = fill(words.kinds[kind], { id: shortId, desk: desk ?? '', since });
  return isThisSignIn ? fill(words.thisOne, { called }) : called;
}

function stateOf({ state, revoked }: PersonKey): string {
  if (!revoked) return words.states[state];
  return fill(words.revoked, revoked);
}

const NOTHING = { teams: [] as string[], isEditor: false };

/** Takes a person off teams, and off those who change who may do what. */
function Remove({ page, person }: { page: PeoplePage; person: Person }) {
  const [{ teams, isEditor }, setOff] = useState(NOTHING);
  const toOne = teams.filter((part) => person.leavesToOne.includes(part));

  return (
    <ActDialog
      words={{ ...words.remove, ...(page.signing.missing > 0 && { confirm: words.remove.propose }) }}
      values={{ name: person.name }}
      notes={sentences(toOne.length > 0 && fill(words.remove.toOne, { parts: toOne }), whatFollows(page))}
      button={{ size: 'sm', marginTop: '3' }}
      request={{ kind: 'remove-member', person: person.id, teams, isEditor }}
      onLeave={() => setOff(NOTHING)}
    >
      {person.teams.length > 0 && (
        <TeamTicks
          legend={words.remove.of}
          parts={person.teams}
          chosen={teams}
          onChoose={(chosen) => setOff({ teams: chosen, isEditor })}
        />
      )}
      {person.isEditor && (
        <Tick
          label={words.remove.editor}
          isOn={isEditor}
          onChange={(isOn) => setOff({ teams, isEditor: isOn })}
        />
      )}
    </ActDialog>
  );
}

const NO_MACHINE = { key: '', name: '', email: '', publish: [] as string[], rollBack: [] as string[] };

/** Adds a machine by its public key, which is in a file there: no passkey is made for it. */
function AddMachine({ page }: { page: PeoplePage }) {
  const [machine, setMachine] = useState(NO_MACHINE);
  const { machine: said } = words;
  const parts = page.people!.parts.map(({ part }) => part);

  return (
    <ActDialog
      words={{ ...said, ...(page.signing.missing > 0 && { confirm: said.propose }) }}
      notes={whatFollows(page)}
      button={{ marginTop: '4' }}
      request={{ kind: 'add-machine', ...machine }}
      onLeave={() => setMachine(NO_MACHINE)}
    >
      {(['key', 'name', 'email'] as const).map((name) => (
        <InputField
          key={name}
          label={said[name]}
          required
          type={name === 'email' ? 'email' : 'text'}
          maxLength={{ key: 400, name: 100, email: 120 }[name]}
          value={machine[name]}
          onChange={(value) => setMachine({ ...machine, [name]: value })}
        />
      ))}
      {(['publish', 'rollBack'] as const).map((right) => (
        <TeamTicks
          key={right}
          legend={said[right]}
          parts={parts}
          chosen={machine[right]}
          onChoose={(chosen) => setMachine({ ...machine, [right]: chosen })}
        />
      ))}
    </ActDialog>
  );
}
