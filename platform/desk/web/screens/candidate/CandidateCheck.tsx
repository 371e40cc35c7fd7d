import { Button, Stack, Text } from '@chakra-ui/react';
import type { CandidatePage } from '../../../api/waiting';
import { useActs, useBegin } from '../../client/queries';
import { candidate as words } from '../../content/candidate.content';
import { fill } from '../../content/fill';
import { Card } from '../../parts/Card';
import { Moment } from '../../parts/Moment';
import { pageName } from '../../parts/page-name';
import { personName } from '../../parts/person';
import { CheckPictures } from './CheckPictures';
import { partsOf, togetherOf } from './named-together';

/** What a browser saw of a candidate, and the button that has one look. */
export function CandidateCheck({ page }: { page: CandidatePage }) {
  const { candidate, check } = page;
  const begin = useBegin();
  const { data } = useActs();
  const isRunning = data?.acts.some(
    ({ request, state }) =>
      request.kind === 'check' && request.release === candidate.release && state === 'running',
  );

  return (
    <Stack gap="4" align="stretch">
      {check ? (
        <>
          <Text>
            <strong>
              {check.isPassed
                ? words.check.passed
                : fill(words.check.failed, { count: check.findings.length })}
            </strong>{' '}
            {fill(words.check.by, { author: personName(check.author), browser: check.browser })},{' '}
            <Moment time={check.time} withDistance />
          </Text>
          {check.findings.map(({ path, check: name, message, views }) => (
            <Card key={path + name + message} borderStart="4px solid" borderStartColor="action">
              <Text fontWeight="medium">{message}</Text>
              <Text color="textSoft">{fill(words.check.onPage, { page: pageName(path), views })}</Text>
            </Card>
          ))}
          <CheckPictures check={check} />
        </>
      ) : (
        <Text>{words.check.text}</Text>
      )}
      <Button
        alignSelf="flex-start"
        variant="outline"
        loading={isRunning || begin.isPending}
        loadingText={fill(words.check.running, { part: partsOf(page) })}
        onClick={() => begin.mutate({ kind: 'check', ...togetherOf(page) })}
      >
        {check ? words.check.again : words.check.run}
      </Button>
    </Stack>
  );
}
