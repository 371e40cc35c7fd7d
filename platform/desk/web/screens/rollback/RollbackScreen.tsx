import { Box, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Rollback } from '../../../api/history';
import { useActsOf, useDeployment, useNow, useRollback } from '../../client/queries';
import { wholeSite } from '../../content/acts.content';
import { fill } from '../../content/fill';
import { history } from '../../content/history.content';
import { rollBack as words } from '../../content/rollback.content';
import { ActDialog } from '../../parts/ActDialog';
import { Answered } from '../../parts/ProblemList';
import { Card, EmptyState, Section, ScreenTitle, Soft } from '../../parts/sheets';
import { whatItDid } from '../../parts/deployment-words';
import { Differences } from '../../parts/DifferenceList';
import { PageGrid } from '../../parts/PagePair';
import { BackLink } from '../../parts/TextLink';
import { formatMoment, personName } from '../../parts/said';

/** Shows what would be live again, and rolls back to it. */
export function RollbackScreen() {
  const [search] = useSearchParams();
  const [part, to] = [search.get('part'), search.get('to')];
  const query = useRollback(part, to);
  const { undo = null } = useNow().data ?? {};
  const isUndo = undo !== null && undo === to;
  const [openedAt] = useState(() => new Date().toISOString());
  const done = useActsOf('rollback').find(
    ({ request, state, startedAt }) => request.part === part && state === 'done' && startedAt > openedAt,
  );
  if (done) {
    const said = done.request.isUndo ? words.restored : words.done;
    return <EmptyState {...said} link={{ to: '/', label: words.back }} />;
  }

  return (
    <Stack gap="5">
      <BackLink to="/">{words.back}</BackLink>
      <ScreenTitle title={fill(isUndo ? words.restore.title : words.title, { part: part ?? wholeSite })} />
      <Answered query={query}>{(back) => <Shown back={back} to={to} isUndo={isUndo} />}</Answered>
    </Stack>
  );
}

function Shown({ back, to, isUndo }: { back: Rollback; to: string | null; isUndo: boolean }) {
  const { rolledBackTo, part, release, why } = back;
  const what = part ?? wholeSite;
  const { author, message, time } = release ?? rolledBackTo;

  return (
    <Stack gap="8">
      <Card>
        <Soft>{fill(part ? words.toPart : words.toSite, { part: what, number: rolledBackTo.number })}</Soft>
        {!release && (
          <Text fontWeight="bold" fontSize="md">
            {whatItDid(rolledBackTo)}
          </Text>
        )}
        {message && <Text>{fill(history.why, { message })}</Text>}
        <Soft>
          {fill(release ? words.published : words.made, {
            author: personName(author),
            time: formatMoment(time),
          })}
        </Soft>
        <Box marginTop="4">
          {why === null ? (
            <ActDialog
              words={isUndo ? words.restore : words.dialog}
              values={{ part: what }}
              button={{ variant: 'solid' }}
              reason="optional"
              request={(reason) => ({
                kind: 'rollback',
                part,
                to,
                message: reason,
                ...(isUndo && { isUndo }),
              })}
            />
          ) : (
            <Text color="link">
              {words.cannot}: {personName(why)}
            </Text>
          )}
        </Box>
      </Card>
      <Section title={words.differences}>
        <Differences from="live" to={back.to} waitingFor={words.reading} />
      </Section>
      {part === null && <Pages name={rolledBackTo.name} />}
    </Stack>
  );
}

function Pages({ name }: { name: string }) {
  return (
    <Section title={words.look}>
      <Answered query={useDeployment(name)}>{({ pages }) => <PageGrid name={name} pages={pages} />}</Answered>
    </Section>
  );
}
