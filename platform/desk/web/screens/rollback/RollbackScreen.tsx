import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useActsOf, useDeployment, useNow, useRollback } from '../../client/queries';
import { wholeSite } from '../../content/act-progress.content';
import { fill, sentences } from '../../content/fill';
import { history } from '../../content/history.content';
import { now } from '../../content/now.content';
import { rollBack as words } from '../../content/rollback.content';
import { ActDialog } from '../../parts/ActDialog';
import { Differences } from '../../parts/DifferenceList';
import { PageGrid } from '../../parts/PagePair';
import { sentencesOnEnded, whatItDid } from '../../parts/release-words';
import { By, inWords } from '../../parts/said';
import { Answered, Card, EmptyState, Notes, Screen, Section, Soft } from '../../parts/screen';

/** Shows what would be live again, and rolls back to it. */
export function RollbackScreen() {
  const [search] = useSearchParams();
  const [part, to] = [search.get('part'), search.get('to')];
  const query = useRollback(part, to);
  const { undo, session } = useNow().data ?? {};
  const isUndo = to !== null && undo?.name === to;
  const [openedAt] = useState(() => new Date().toISOString());
  const done = useActsOf('rollback').find(
    ({ request, state, startedAt, author }) =>
      request.part === part && state === 'done' && startedAt > openedAt && author === session?.author,
  );
  if (done) {
    const said = done.request.isUndo ? words.restored : words.done;
    return <EmptyState {...said} link={words.back} to="/" />;
  }

  const what = part ?? wholeSite;

  return (
    <Screen
      back={{ to: '/', label: words.back }}
      title={fill(isUndo ? words.restore.title : words.title, { part: what })}
      query={query}
    >
      {({ rolledBackTo, release, why, to: compared, versions, isDraft, rejected, ends }) => {
        const { author, message, time } = release ?? rolledBackTo;
        const shown = versions.map(({ version, effectiveDate, isShown }) =>
          fill(isShown ? words.version : words.coming, { version, day: effectiveDate }),
        );
        const follows = sentences(
          rejected.map(inWords),
          shown,
          isDraft && words.draft,
          sentencesOnEnded(ends),
        );
        const { name, number } = rolledBackTo;
        return (
          <>
            <Card>
              <Soft>{fill(part ? words.toPart : words.toSite, { part: what, number })}</Soft>
              {!release && (
                <Text fontWeight="bold" fontSize="md">
                  {whatItDid(rolledBackTo)}
                </Text>
              )}
              {message && <Text>{fill(history.why, { message })}</Text>}
              <Soft>
                {release && now.published} <By author={author} time={time} />
              </Soft>
              <Notes lines={follows} marginTop="3" />
              {why === null ? (
                <ActDialog
                  words={isUndo ? words.restore : words.dialog}
                  values={{ part: what, number }}
                  notes={follows}
                  button={{ variant: 'solid', marginTop: '4' }}
                  // What is said above, whatever goes live meanwhile.
                  request={{ kind: 'rollback', part, to: name, ...(isUndo && { isUndo }) }}
                />
              ) : (
                <Text color="link" marginTop="4">
                  {words.cannot}: {inWords(why)}
                </Text>
              )}
            </Card>
            <Section title={words.differences}>
              <Differences from="live" to={compared} waitingFor={words.reading} />
            </Section>
            {part === null && <Pages name={name} />}
          </>
        );
      }}
    </Screen>
  );
}

function Pages({ name }: { name: string }) {
  return (
    <Section title={words.look}>
      <Answered query={useDeployment(name)}>{({ pages }) => <PageGrid name={name} pages={pages} />}</Answered>
    </Section>
  );
}
