import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { CircleCheck, CircleDashed } from 'lucide-react';
import type { PublicStep } from '../../../api/public-steps';
import { usePublicSteps } from '../../client/queries';
import { fill, partName } from '../../content/fill';
import { publicSteps as words } from '../../content/public-steps.content';
import { Answered } from '../../parts/ProblemList';
import { ScreenTitle, Soft } from '../../parts/sheets';
import { TextLink } from '../../parts/TextLink';

/** What is still to be done before the site may be at a public address, and by whom. */
export function PublicScreen() {
  return (
    <Answered query={usePublicSteps()} waitingFor={words.reading}>
      {({ steps }) => (
        <Stack gap="6">
          <ScreenTitle title={words.title} text={progressOf(steps)} />
          <Stack as="ol" gap="4" listStyle="none">
            {steps.map((step) => (
              <Row key={step.step + step.part} step={step} />
            ))}
          </Stack>
        </Stack>
      )}
    </Answered>
  );
}

function Row({ step: { step, part, title, who, open } }: { step: PublicStep }) {
  const Mark = open > 0 ? CircleDashed : CircleCheck;
  return (
    <Flex as="li" gap="3">
      <Mark aria-hidden size={20} />
      <Box>
        <Text fontWeight="bold">
          {part ? title.replace(part, partName(part)) : title}:{' '}
          {open > 0 ? fill(words.open, { open }) : words.done}
        </Text>
        <Soft>{who}</Soft>
        {open > 0 && (
          <TextLink to={fill(words.places[step].to, { words: part ?? 'shell' })}>
            {fill(words.places[step].label, { part: part ?? 'shell' })}
          </TextLink>
        )}
      </Box>
    </Flex>
  );
}

function progressOf(steps: PublicStep[]): string {
  const done = steps.filter(({ open }) => open === 0).length;
  return fill(words.progress, { done, all: steps.length });
}
