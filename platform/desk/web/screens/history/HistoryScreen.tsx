import { Stack } from '@chakra-ui/react';
import { useHistory } from '../../client/queries';
import { history as words } from '../../content/history.content';
import { Answered } from '../../parts/Answered';
import { EmptyState, ScreenTitle } from '../../parts/sheets';
import { ProblemList } from '../../parts/ProblemList';
import { WorkButton } from '../../parts/WorkButton';
import { HistoryList } from './HistoryList';
import { OnDay } from './OnDay';

/** Everything that was live. */
export function HistoryScreen() {
  const query = useHistory();

  return (
    <Answered query={query}>
      {({ pages }) => {
        const deployments = pages.flatMap((page) => page.deployments);
        const problems = pages.flatMap((page) => page.problems);
        if (deployments.length === 0 && problems.length === 0)
          return <EmptyState {...words.empty} link={{ to: '/waiting', label: words.empty.link }} />;
        return (
          <Stack gap="5">
            <ScreenTitle title={words.title} text={words.text} />
            <OnDay />
            {problems.length > 0 && <ProblemList problems={problems} />}
            <HistoryList deployments={deployments} />
            {query.hasNextPage && (
              <WorkButton
                isWorking={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage({ cancelRefetch: false })}
              >
                {words.more}
              </WorkButton>
            )}
          </Stack>
        );
      }}
    </Answered>
  );
}
