import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { Now } from '../../../api/now';
import type { Problem } from '../../../api/problem';
import { useActsOf, useBegin, useCheckMissing } from '../../client/queries';
import { fill } from '../../content/fill';
import { now as words } from '../../content/now.content';
import { ProblemList } from '../../parts/ProblemList';
import { TextLink } from '../../parts/TextLink';
import { WorkButton } from '../../parts/buttons';
import { Soft } from '../../parts/sheets';

/** One line on whether anything is wrong; what is wrong with what to do. */
export function Health({ now }: { now: Now }) {
  const begin = useBegin();
  const missing = useCheckMissing().data?.problems ?? [];
  const checks = useActsOf('verify');
  const isVerifying = checks.some(({ state }) => state === 'running');
  const verified = checks.find(({ state }) => state !== 'running');
  const problems = unique([
    ...(now.shownInstead ? [instead(now.shownInstead)] : []),
    ...now.problems,
    ...(verified?.problems ?? []),
  ]);

  return (
    <Stack gap="3">
      {problems.length > 0 ? (
        <Box>
          <Flex as="p" gap="2" align="center" color="link" fontWeight="bold" marginBottom="2">
            <TriangleAlert aria-hidden size={20} />
            {words.wrong}
          </Flex>
          <ProblemList problems={problems} />
        </Box>
      ) : (
        <Flex as="p" gap="2" align="center" color="good" fontWeight="medium">
          <CircleCheck aria-hidden size={20} />
          {now.emergencies.length > 0 ? words.butUnconfirmed : words.allWell}
        </Flex>
      )}
      {missing.length > 0 && (
        <Box>
          <Text fontWeight="medium" marginBottom="2">
            {words.missing}
          </Text>
          <ProblemList problems={missing} />
        </Box>
      )}
      {now.isWithoutPolicy && (
        <Text>
          {words.withoutPolicy} <TextLink to="/people">{words.begin}</TextLink>
        </Text>
      )}
      {now.missingValues > 0 && <Soft>{fill(words.example, { count: now.missingValues })}</Soft>}
      <WorkButton
        size="sm"
        isWorking={isVerifying || begin.isPending}
        onClick={() => begin.mutate({ kind: 'verify' })}
      >
        {words.verify}
      </WorkButton>
    </Stack>
  );
}

function instead(name: string): Problem {
  const { message, remedy } = words.shownInstead;
  return { code: 'shown-instead', severity: 'error', message: fill(message, { name }), remedy };
}

function unique(problems: Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [problem.message, problem])).values()];
}
