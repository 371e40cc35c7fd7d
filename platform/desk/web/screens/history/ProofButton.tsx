import { Stack } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { download, problemsIn } from '../../client/ask';
import { fill } from '../../content/fill';
import { history as words } from '../../content/history.content';
import { pageName } from '../../parts/page-name';
import { ProblemList } from '../../parts/ProblemList';
import { WorkButton } from '../../parts/WorkButton';

/** Has the proof of a page made, which takes seconds, and keeps it as a file. @param at a moment at which it was live */
export function ProofButton({ path, at }: { path: string; at: string }) {
  const proof = useMutation({ mutationFn: () => download(`proof?${new URLSearchParams({ path, at })}`) });

  return (
    <Stack gap="3">
      <WorkButton isWorking={proof.isPending} onClick={() => proof.mutate()}>
        {fill(words.proofOf, { page: pageName(path) })}
      </WorkButton>
      {proof.error && <ProblemList problems={problemsIn(proof.error)} isNews />}
    </Stack>
  );
}
