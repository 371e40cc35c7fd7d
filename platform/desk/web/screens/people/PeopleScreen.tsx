import { Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import type { PartRule, PeoplePage } from '../../../api/people';
import { usePeople } from '../../client/queries';
import { capitalised, fill, partName } from '../../content/fill';
import { people as words } from '../../content/people.content';
import { Answered } from '../../parts/ProblemList';
import { inWords } from '../../parts/said';
import { Card, ScreenTitle, Section, Soft } from '../../parts/sheets';
import { BootstrapPolicy } from './BootstrapPolicy';
import { Invitations } from './Invitations';
import { Persons } from './Persons';
import { Proposals } from './Proposals';

/** Who may do what, what is proposed instead, and who is invited. */
export function PeopleScreen() {
  return <Answered query={usePeople()}>{(page) => <Shown page={page} />}</Answered>;
}

function Shown({ page }: { page: PeoplePage }) {
  const { people, proposals, dropped } = page;
  if (!people) return <BootstrapPolicy />;
  const { editors, lacks } = people;
  const how = editors.needed > 1 ? 'together' : editors.names.length > 1 ? 'one' : 'alone';

  return (
    <Stack gap="8">
      <ScreenTitle title={words.title} text={words.text} />
      {proposals.length + dropped.length > 0 && (
        <Section title={words.proposals.title}>
          <Proposals page={page} />
        </Section>
      )}
      <Section title={words.parts.title}>
        <SimpleGrid minChildWidth="min(16rem, 100%)" gap="4">
          {people.parts.map((rule) => (
            <Card key={rule.part}>
              <Heading as="h3" size="md">
                {capitalised(partName(rule.part))}
              </Heading>
              <Soft>{takes(rule)}</Soft>
              {(['publish', 'approve', 'rollBack'] as const).map((what) => (
                <Text
                  key={what}
                >{`${words.parts[what]}: ${rule[what].join(', ') || words.parts.nobody}`}</Text>
              ))}
            </Card>
          ))}
        </SimpleGrid>
        <Text marginTop="4">{fill(words.editors[how], { ...editors, names: editors.names.join(', ') })}</Text>
        {lacks.map((lack) => (
          <Text key={lack} color="link">
            {inWords(fill(words.lack, { lack }))}
          </Text>
        ))}
        {lacks.length > 0 && <Text>{words.whoComesBack}</Text>}
        {page.whyNoChange && <Soft>{inWords(page.whyNoChange)}</Soft>}
      </Section>
      <Section title={words.persons.title}>
        <Persons page={page} persons={people.persons} />
      </Section>
      <Section title={words.invitations.title}>
        <Invitations page={page} rules={people.parts} />
      </Section>
    </Stack>
  );
}

function takes({ persons, besidesAuthor }: PartRule): string {
  const others = besidesAuthor > 0 ? fill(words.parts.besidesAuthor, { count: besidesAuthor }) : '';
  return `${fill(words.parts.takes, { persons })}${others}.`;
}
