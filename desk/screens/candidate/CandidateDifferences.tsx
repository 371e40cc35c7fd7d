import { Text } from '@chakra-ui/react';
import type { CandidatePage } from '../../api/waiting';
import { candidate as words } from '../../content/candidate.content';
import { Differences } from '../../parts/Differences';

/** What visitors find different, of a candidate or of several together, whose preview says what they are. */
export function CandidateDifferences({ page: { candidate, beside, preview } }: { page: CandidatePage }) {
  if (beside.length > 0 && !preview.isMade) return <Text>{words.together.previewFirst}</Text>;
  const to = beside.length > 0 ? preview.id : `${candidate.part}@${candidate.release}`;
  return <Differences from="live" to={to} waitingFor={words.readDifferences} />;
}
