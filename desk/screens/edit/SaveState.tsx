import { Text } from '@chakra-ui/react';
import { edit as words } from '../../content/edit.content';
import { fill } from '../../content/fill';
import type { Outcome } from './use-editor';

interface SaveStateProps {
  outcome: Outcome | null;
  isChanged: boolean;
  isChecking: boolean;
}

/** How what is in the form stands. */
export function SaveState({ outcome, isChanged, isChecking }: SaveStateProps) {
  return (
    <Text role="status" fontSize="xs" color="textSoft">
      {sentenceOn(outcome, isChanged)}
      {isChanged && isChecking && ` ${words.states.checking}`}
    </Text>
  );
}

function sentenceOn(outcome: Outcome | null, isChanged: boolean): string {
  const { states } = words;
  if (outcome?.status === 'refused' || outcome?.status === 'failed') return states.refused;
  if (isChanged) return states.changed;
  if (outcome?.status === 'saved') return fill(states.saved, { branch: outcome.branch });
  return outcome?.status === 'unchanged' ? states.same : states.unchanged;
}
