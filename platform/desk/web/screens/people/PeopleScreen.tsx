import { Stack, Text } from '@chakra-ui/react';
import type { PeoplePage } from '../../../api/people';
import { usePeople } from '../../client/queries';
import { fill } from '../../content/fill';
import { people as words } from '../../content/people.content';
import { Answered } from '../../parts/Answered';
import { inWords } from '../../parts/said';
import { ScreenTitle, Section } from '../../parts/sheets';
import { BootstrapPolicy } from './BootstrapPolicy';
import { Invitations } from './Invitations';
import { PartRules } from './PartRules';
import { Persons } from './Persons';
import { endsOf, Proposals } from './Proposals';

/** Who may what, what is proposed instead, and who is invited. */
export function PeopleScreen() {
  return <Answered query={usePeople()}>{(page) => <Shown page={page} />}</Answered>;
}

function Shown({ page }: { page: PeoplePage }) {
  const { people, proposals, dropped } = page;
  if (!people) return <BootstrapPolicy />;
  const { editors, lacks } = people;
  const how = editors.needed > 1 ? 'together' : editors.names.length > 1 ? 'one' : 'alone';
  const mayChange = page.whyNoChange === null;
  const notes = endsOf(proposals);

  return (
    <Stack gap="8">
      <ScreenTitle title={words.title} text={words.text} />
      {proposals.length + dropped.length > 0 && (
        <Section title={words.proposals.title}>
          <Proposals proposals={proposals} dropped={dropped} mayDrop={mayChange} />
        </Section>
      )}
      <Section title={words.parts.title}>
        <PartRules parts={people.parts} />
        <Text marginTop="4">{fill(words.editors[how], { ...editors, names: editors.names.join(', ') })}</Text>
        {lacks.map((lack) => (
          <Text key={lack} color="link">
            {inWords(fill(words.lack, { lack }))}
          </Text>
        ))}
        {lacks.length > 0 && <Text>{words.whoComesBack}</Text>}
        {page.whyNoChange && <Text color="textSoft">{inWords(page.whyNoChange)}</Text>}
      </Section>
      <Section title={words.persons.title}>
        <Persons persons={people.persons} mayChange={mayChange} notes={notes} />
      </Section>
      <Section title={words.invitations.title}>
        <Invitations page={page} parts={people.parts.map(({ part }) => part)} notes={notes} />
      </Section>
    </Stack>
  );
}
