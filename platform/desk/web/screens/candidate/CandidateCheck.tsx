import { Stack, Text } from '@chakra-ui/react';
import type { CheckRecord } from '../../../api/check';
import type { ReleaseName } from '../../../api/names';
import { useActsOf, useBegin } from '../../client/queries';
import { candidate } from '../../content/candidate.content';
import { fill } from '../../content/fill';
import { Card } from '../../parts/sheets';
import { Moment, personName } from '../../parts/said';
import { pageName } from '../../parts/page-name';
import { WorkButton } from '../../parts/WorkButton';
import { CheckPictures } from './CheckPictures';

const words = candidate.check;

interface CandidateCheckProps {
  /** The newest; null for none. */
  check: CheckRecord | null;
  /** What is checked, and what is to go live with it. */
  of: ReleaseName & { together?: ReleaseName[] };
  /** The preview of what would be live. */
  preview: string;
}

/** Whether a browser is opening the pages of a release now. */
export function useIsChecked({ release }: Pick<ReleaseName, 'release'>): boolean {
  return useActsOf('check').some(({ request, state }) => state === 'running' && request.release === release);
}

/** What a browser saw of a release, and the button that has one look. */
export function CandidateCheck({ check, of, preview }: CandidateCheckProps) {
  const begin = useBegin();
  const isRunning = useIsChecked(of);

  return (
    <Stack gap="4">
      {check && check.preview !== preview && <Text>{words.outdated}</Text>}
      {check ? <CheckResult check={check} /> : <Text>{words.text}</Text>}
      <WorkButton
        isWorking={isRunning || begin.isPending}
        loadingText={words.running}
        onClick={() => begin.mutate({ kind: 'check', ...of })}
      >
        {check ? words.again : words.run}
      </WorkButton>
    </Stack>
  );
}

/** What a browser saw, by whom and when. */
export function CheckResult({ check }: { check: CheckRecord }) {
  return (
    <Stack gap="4">
      <Text>
        <strong>
          {check.isPassed ? words.passed : fill(words.failed, { count: check.findings.length })}
        </strong>{' '}
        {fill(words.by, { author: personName(check.author), browser: check.browser })},{' '}
        <Moment time={check.time} withDistance />
      </Text>
      {check.findings.map(({ path, check: name, message, views }) => (
        <Card key={path + name + message} borderStart="4px solid" borderStartColor="action">
          <Text fontWeight="medium">{message}</Text>
          <Text color="textSoft">{fill(words.onPage, { page: pageName(path), views })}</Text>
        </Card>
      ))}
      <CheckPictures check={check} />
    </Stack>
  );
}
