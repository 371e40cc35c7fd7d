import { Button, Stack } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { download, problemsIn } from '../../client/ask';
import { fill } from '../../content/fill';
import { history as words } from '../../content/history.content';
import { pageName } from '../../parts/page-name';
import { ProblemList } from '../../parts/ProblemList';

/** Has the proof of a page made, which takes seconds, and keeps it as a file. @param at a moment at which it was live */
export function ProofButton({ path, at }: { path: string; at: string }) {
  const label = fill(words.proofOf, { page: pageName(path) });
  const proof = useMutation({ mutationFn: () => download(`proof?${new URLSearchParams({ path, at })}`) });

  return (
    <Stack gap="3">
      <Button
        variant="outline"
        alignSelf="flex-start"
        loading={proof.isPending}
        loadingText={label}
        onClick={() => proof.mutate()}
      >
        {label}
      </Button>
      {proof.error && <ProblemList problems={problemsIn(proof.error)} isNews />}
    </Stack>
  );
}
