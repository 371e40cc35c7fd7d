import { Link, Stack, Text } from '@chakra-ui/react';
import type { CandidatePage } from '../../../api/waiting';
import { useBegin, useNow } from '../../client/queries';
import { candidate } from '../../content/candidate.content';
import { fill } from '../../content/fill';
import { PagePair } from '../../parts/PagePair';
import { WorkButton } from '../../parts/WorkButton';
import { ShareLink } from './ShareLink';
import { partsOf, togetherOf } from './named-together';

const words = candidate.preview;

/** The site as it would be. */
export function CandidatePreview({ page }: { page: CandidatePage }) {
  const { preview } = page;
  const { data } = useNow();
  const begin = useBegin();
  if (!preview.isMade)
    return (
      <Stack gap="3">
        <Text>{fill(words.text, { part: partsOf(page) })}</Text>
        <WorkButton
          isWorking={begin.isPending}
          loadingText={words.making}
          onClick={() => begin.mutate({ kind: 'preview', ...togetherOf(page) })}
        >
          {words.make}
        </WorkButton>
      </Stack>
    );
  if (!data) return null;
  const base = data.session.frames + preview.path.replace(/\/$/, '');

  return (
    <Stack gap="4">
      {preview.pages.map((path) => (
        <PagePair key={path} base={base} path={path} />
      ))}
      <Link href={`${base}/`} target="_blank" rel="noreferrer" variant="underline">
        {words.open}
      </Link>
      <ShareLink page={page} />
    </Stack>
  );
}
