import { Flex, Stack, Text } from '@chakra-ui/react';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { Now } from '../../../answers';
import { aFault } from '../../client/ask';
import { useActsOf, useCheckMissing } from '../../client/queries';
import { fill } from '../../content/fill';
import { sentenceAtDesk } from '../../../content/remedies.content';
import { now as words } from '../../content/now.content';
import { ActDialog } from '../../parts/ActDialog';
import { emergencySentence } from '../../parts/release-words';
import { inWords } from '../../parts/said';
import { BeginButton, Card, Notes, ProblemList, Soft, TextLink } from '../../parts/screen';

/** One line on whether anything is wrong; what is wrong with what to do. */
export function Health({ now }: { now: Now }) {
  const { shownInstead: name } = now;
  const missing = useCheckMissing().data?.problems ?? [];
  const checks = useActsOf('verify');
  const isVerifying = checks.some(({ state }) => state === 'running');
  const verified = checks.find(({ state }) => state !== 'running');
  const instead = { ...words.shownInstead, message: fill(words.shownInstead.message, { name }) };
  const said = [
    ...(name ? [aFault('shown-instead', instead)] : []),
    ...now.problems,
    ...(verified?.problems ?? []),
  ];
  const found = [...new Map(said.map((problem) => [problem.message, problem])).values()];
  const problems = found.filter(({ severity }) => severity !== 'information');
  const notes = found.filter(({ severity }) => severity === 'information');
  const isWell = problems.length === 0;
  const isLeft = now.schedules.some(
    ({ state, isOver, resumesAt, isEndSigned }) =>
      !isEndSigned || (!resumesAt && (isOver || state !== 'scheduled')),
  );
  const isAllWell = isWell && !isLeft && now.emergencies.length === 0;
  const Sign = isAllWell ? CircleCheck : TriangleAlert;
  const well = now.emergencies.length > 0 ? words.butUnconfirmed : isLeft ? words.butSchedule : words.allWell;

  return (
    <Stack gap="3">
      <Flex as="p" gap="2" align="center" color={isAllWell ? 'good' : 'link'} fontWeight="medium">
        <Sign aria-hidden size={20} style={{ flex: 'none' }} />
        {isWell ? well : words.wrong}
      </Flex>
      <ProblemList problems={problems} />
      <Notes lines={notes.map((one) => inWords(sentenceAtDesk(one)))} />
      {missing.length > 0 && <Text fontWeight="medium">{words.missing}</Text>}
      <ProblemList problems={missing} />
      {now.isWithoutPolicy && (
        <Text>
          {words.withoutPolicy} <TextLink to="/people">{words.begin}</TextLink>
        </Text>
      )}
      {now.missingValues > 0 && <Soft>{fill(words.example, { count: now.missingValues })}</Soft>}
      <BeginButton size="sm" request={{ kind: 'verify' }} isRunning={isVerifying}>
        {words.verify}
      </BeginButton>
    </Stack>
  );
}

/** What one person put live alone, until another says that it is right, or rolls it back. */
export function Emergencies({ emergencies }: Pick<Now, 'emergencies'>) {
  return (
    <Stack gap="3">
      {emergencies.map(({ rejection, confirmers, mayConfirm, mayRollBack, ...emergency }) => (
        <Card key={emergency.part} borderColor="action">
          <Text fontWeight="medium">{emergencySentence(emergency)}</Text>
          <Soft>
            {rejection && `${inWords(rejection)} `}
            {confirmers.length > 0
              ? fill(words.unconfirmed, { names: confirmers.join(' or ') })
              : words.noConfirmer}
          </Soft>
          <Flex gap="4" marginTop="3" wrap="wrap" align="center">
            {mayConfirm && (
              <ActDialog
                words={words.confirm}
                values={{ part: emergency.part }}
                button={{ variant: 'solid' }}
                request={{ kind: 'approve', part: emergency.part, release: emergency.release }}
              />
            )}
            {mayRollBack && (
              <TextLink to={`/rollback?part=${emergency.part}`}>
                {fill(words.rollBackPart, emergency)}
              </TextLink>
            )}
          </Flex>
        </Card>
      ))}
    </Stack>
  );
}
