import { Stack, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import type { ReleaseName } from '../../../api/names';
import type { Candidate, CandidatePage } from '../../../api/waiting';
import { candidate } from '../../content/candidate.content';
import { fill } from '../../content/fill';
import { waiting } from '../../content/waiting.content';
import { Tick } from '../../parts/fields';

const words = candidate.together;

/** The name of the address's list of what goes live together with a candidate. */
export const TOGETHER = 'together';

const nameOf = ({ part, release }: Candidate) => `${part}@${release}`;

/** Chooses what else goes live in the same deployment; of each part one release. */
export function Together({ page: { candidate: own, others } }: { page: CandidatePage }) {
  const [search, setSearch] = useSearchParams();
  const chosen = (search.get(TOGETHER) ?? '').split(',').filter(Boolean);

  function choose(other: Candidate, isOn: boolean): void {
    const kept = chosen.filter((name) => !name.startsWith(`${other.part}@`));
    const next = isOn ? [...kept, nameOf(other)] : kept;
    setSearch(next.length > 0 ? { [TOGETHER]: next.join(',') } : {}, { replace: true });
  }

  return (
    <Stack gap="3">
      <Text>{fill(words.text, { part: own.part })}</Text>
      {others.map((other) => (
        <Tick
          key={nameOf(other)}
          label={fill(waiting.named, { part: other.part, message: other.message || other.release })}
          isOn={chosen.includes(nameOf(other))}
          onChange={(isOn) => choose(other, isOn)}
        />
      ))}
    </Stack>
  );
}

/** What acts on a candidate and on those with it ask for. */
export function togetherOf({
  candidate,
  together,
  seen,
}: CandidatePage): ReleaseName & { together?: ReleaseName[]; seen: string } {
  const { part, release } = candidate;
  const named = together.map((one) => ({ part: one.part, release: one.release }));
  return { part, release, seen, ...(named.length > 0 && { together: named }) };
}

/** Their parts: `['landing', 'legal']`. */
export function partsOf({ candidate, together }: CandidatePage): string[] {
  return [candidate.part, ...together.map(({ part }) => part)];
}
