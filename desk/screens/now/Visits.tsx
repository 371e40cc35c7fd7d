import { Box, Grid, Text } from '@chakra-ui/react';
import type { VisitTotals } from '../../api/visits';
import { problemsIn } from '../../client/ask';
import { useVisits } from '../../client/queries';
import { fill } from '../../content/fill';
import { now as words } from '../../content/now.content';
import { Card } from '../../parts/Card';
import { ProblemList } from '../../parts/ProblemList';
import { Section } from '../../parts/Section';

const { title, beside, names } = words.visits;

/** What was counted of real visits today, beside the week before; nothing where visits are not counted. */
export function Visits() {
  const { data, error } = useVisits();
  if (error) {
    return (
      <Section title={title}>
        <ProblemList problems={problemsIn(error)} />
      </Section>
    );
  }
  if (!data?.visits) return null;
  const { today, weekBefore } = data.visits;

  return (
    <Section title={title}>
      <Grid
        as="dl"
        templateColumns={{ base: 'repeat(2, 1fr)', md: 'repeat(3, 1fr)', lg: 'repeat(6, 1fr)' }}
        gap="3"
      >
        {(Object.keys(names) as (keyof VisitTotals)[]).map((name) => (
          <Card key={name} padding="4">
            <Text as="dt" color="textSoft">
              {names[name]}
            </Text>
            <Box as="dd">
              <Text fontSize="2xl" fontWeight="bold">
                {format(today[name])}
              </Text>
              <Text fontSize="xs" color="textSoft">
                {fill(beside, { count: format(weekBefore[name]) })}
              </Text>
            </Box>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}

/** As India groups digits: 1,00,000. */
function format(count: number): string {
  return count.toLocaleString('en-IN');
}
