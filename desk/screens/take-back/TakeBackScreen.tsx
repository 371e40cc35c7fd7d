import { Box, Button, Grid, Heading, Link, Stack, Text } from '@chakra-ui/react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import type { TakeBack } from '../../api/history';
import { useDeployment, useNow, useTakeBack } from '../../client/queries';
import { wholeSite } from '../../content/acts.content';
import { fill } from '../../content/fill';
import { takeBack as words } from '../../content/take-back.content';
import { ActDialog } from '../../parts/ActDialog';
import { Answered } from '../../parts/Answered';
import { Card } from '../../parts/Card';
import { Differences } from '../../parts/Differences';
import { PagePair } from '../../parts/PagePair';
import { Section } from '../../parts/Section';
import { personName } from '../../parts/person';
import { formatMoment } from '../../parts/time';

/** Shows what would be live again, and takes it back. */
export function TakeBackScreen() {
  const [search] = useSearchParams();
  const [part, to] = [search.get('part'), search.get('to')];

  return (
    <Stack gap="5">
      <Link asChild alignSelf="flex-start">
        <RouterLink to="/">← {words.back}</RouterLink>
      </Link>
      <Heading as="h1" size="3xl">
        {fill(words.title, { part: part ?? wholeSite })}
      </Heading>
      <Answered query={useTakeBack(part, to)}>{(back) => <Shown back={back} to={to} />}</Answered>
    </Stack>
  );
}

function Shown({ back, to }: { back: TakeBack; to: string | null }) {
  const { restored, part, isAllowed, why } = back;
  const what = part ?? wholeSite;
  const { number, author, message, time } = restored;

  return (
    <Stack gap="8">
      <Card>
        <Text color="textSoft">{fill(part ? words.toPart : words.toSite, { part: what, number })}</Text>
        <Text fontWeight="bold" fontSize="md">
          {message}
        </Text>
        <Text color="textSoft">
          {fill(words.made, { author: personName(author), time: formatMoment(time) })}
        </Text>
        <Box marginTop="4">
          {isAllowed ? (
            <ActDialog
              trigger={<Button>{fill(words.label, { part: what })}</Button>}
              title={fill(words.dialogTitle, { part: what })}
              text={words.dialogText}
              confirm={fill(words.confirm, { part: what })}
              reason="optional"
              request={(reason) => ({ kind: 'take-back', part, to, message: reason })}
            />
          ) : (
            <Text color="link">
              {words.cannot}: {why}
            </Text>
          )}
        </Box>
      </Card>
      <Section title={words.differences}>
        <Differences from="live" to={back.to} waitingFor={words.reading} />
      </Section>
      {part === null && <Pages name={restored.name} />}
    </Stack>
  );
}

function Pages({ name }: { name: string }) {
  const { data: now } = useNow();
  return (
    <Section title={words.look}>
      <Answered query={useDeployment(name)}>
        {({ pages }) => (
          <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="8">
            {now &&
              pages.map((path) => (
                <PagePair key={path} base={`${now.session.frames}/_deployment/${name}`} path={path} />
              ))}
          </Grid>
        )}
      </Answered>
    </Section>
  );
}
