import { Heading, SimpleGrid, Text } from '@chakra-ui/react';
import type { PartRule } from '../../../api/people';
import { capitalised, fill, partName } from '../../content/fill';
import { people } from '../../content/people.content';
import { Card } from '../../parts/sheets';

const words = people.parts;

/** What each part takes to go live, and who may what with it. */
export function PartRules({ parts }: { parts: PartRule[] }) {
  return (
    <SimpleGrid minChildWidth="min(16rem, 100%)" gap="4">
      {parts.map((rule) => (
        <Card key={rule.part}>
          <Heading as="h3" size="md">
            {capitalised(partName(rule.part))}
          </Heading>
          <Text color="textSoft">{takes(rule)}</Text>
          {(['publish', 'approve', 'rollBack'] as const).map((what) => (
            <Text key={what}>{`${words[what]}: ${rule[what].join(', ') || words.nobody}`}</Text>
          ))}
        </Card>
      ))}
    </SimpleGrid>
  );
}

function takes({ persons, besidesAuthor }: PartRule): string {
  const count = fill(persons === 1 ? words.persons.one : words.persons.other, { count: persons });
  const others = besidesAuthor > 0 ? fill(words.besidesAuthor, { count: besidesAuthor }) : '';
  return `${fill(words.takes, { persons: count })}${others}.`;
}
