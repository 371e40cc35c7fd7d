import { Button, Link, Stack, Text } from '@chakra-ui/react';
import type { CandidatePage } from '../../../api/waiting';
import { useBegin, useNow } from '../../client/queries';
import { candidate as words } from '../../content/candidate.content';
import { fill } from '../../content/fill';
import { PagePair } from '../../parts/PagePair';
import { ShareLink } from './ShareLink';
import { partsOf, togetherOf } from './named-together';

/** The site as it would be. */
export function CandidatePreview({ page }: { page: CandidatePage }) {
  const { preview } = page;
  const { data } = useNow();
  const begin = useBegin();
  if (!preview.isMade)
    return (
      <Stack gap="3" align="flex-start">
        <Text>{fill(words.preview.text, { part: partsOf(page) })}</Text>
        <Button
          variant="outline"
          loading={begin.isPending}
          loadingText={words.preview.make}
          onClick={() => begin.mutate({ kind: 'preview', ...togetherOf(page) })}
        >
          {words.preview.make}
        </Button>
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
        {words.preview.open}
      </Link>
      <ShareLink page={page} />
    </Stack>
  );
}
