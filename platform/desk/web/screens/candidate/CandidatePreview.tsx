import { Flex, Link, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Candidate, CandidatePage } from '../../../answers';
import type { ReleaseName } from '../../../api/names';
import { useActsOf, useNow } from '../../client/queries';
import { candidate } from '../../content/candidate.content';
import { fill } from '../../content/fill';
import { linkHours } from '../../content/links.content';
import { releaseWord, TOGETHER } from '../../parts/act-words';
import { ActDialog } from '../../parts/ActDialog';
import { ChoiceField, Tick } from '../../parts/fields';
import { PagePair } from '../../parts/PagePair';
import { candidateName } from '../../parts/release-words';
import { SecretAddress } from '../../parts/SecretAddress';
import { BeginButton } from '../../parts/screen';

const words = candidate.preview;

/** Chooses what else goes live in the same deployment; of each part one release. */
export function Together({ page: { candidate: own, others } }: { page: CandidatePage }) {
  const [search, setSearch] = useSearchParams();
  const chosen = (search.get(TOGETHER) ?? '').split(',').filter(Boolean);

  function choose(other: Candidate, isOn: boolean): void {
    const kept = chosen.filter((name) => !name.startsWith(`${other.part}@`));
    const next = isOn ? [...kept, releaseWord(other)] : kept;
    setSearch(next.length > 0 ? { [TOGETHER]: next.join(',') } : {}, {
      replace: true,
      preventScrollReset: true,
      // The next tick is added to what the address says then.
      flushSync: true,
    });
  }

  return (
    <Stack gap="3">
      <Text>{fill(candidate.together.text, { part: own.part })}</Text>
      {others.map((other) => (
        <Tick
          key={releaseWord(other)}
          label={candidateName(other)}
          isOn={chosen.includes(releaseWord(other))}
          onChange={(isOn) => choose(other, isOn)}
        />
      ))}
    </Stack>
  );
}

/** What acts on a candidate and on those with it ask for. */
export function togetherOf({ candidate: { part, release }, together, seen }: CandidatePage) {
  const named = together.map((one) => ({ part: one.part, release: one.release }));
  return { part, release, seen, ...(named.length > 0 && { together: named }) };
}

/** Their parts: `['landing', 'legal']`. */
export function partsOf({ candidate, together }: CandidatePage): string[] {
  return [candidate.part, ...together.map(({ part }) => part)];
}

/** The site as it would be. */
export function CandidatePreview({ page }: { page: CandidatePage }) {
  const { preview } = page;
  const { part, release } = page.candidate;
  const { data } = useNow();
  const [hours, setHours] = useState('24');
  if (!preview.isMade)
    return (
      <Stack gap="3">
        <Text>{fill(words.text, { part: partsOf(page) })}</Text>
        <BeginButton request={{ kind: 'preview', ...togetherOf(page) }} loadingText={words.making}>
          {words.make}
        </BeginButton>
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
      <SharedLink part={part} release={release} preview={preview.id}>
        <ActDialog
          words={words.share}
          values={{ part: partsOf(page) }}
          request={{ kind: 'share-preview', part, release, preview: preview.id, hours: Number(hours) }}
          onLeave={() => setHours('24')}
        >
          <ChoiceField {...linkHours} value={hours} onChoose={setHours} />
        </ActDialog>
      </SharedLink>
    </Stack>
  );
}

interface SharedLinkProps extends ReleaseName {
  /** The one whose link is shown; missing: any of the release. */
  preview?: string;
  children?: ReactNode;
}

/** The link that was made last to a preview of a release, and what closes all of them, whatever was live when they were made. */
export function SharedLink({ part, release, preview, children }: SharedLinkProps) {
  // The newest of these says whether a link that was made here still opens.
  const last = useActsOf('share-preview', 'revoke-share-links').find(
    ({ request, state }) =>
      state === 'done' &&
      (preview && request.kind === 'share-preview'
        ? request.preview === preview
        : request.release === release),
  );
  const made = last?.result;

  return (
    <Stack gap="3" align="flex-start">
      <Flex gap="3" wrap="wrap">
        {children}
        {last?.request.kind !== 'revoke-share-links' && (
          <ActDialog
            words={words.share.revoke}
            values={{ part }}
            request={{ kind: 'revoke-share-links', part, release }}
          />
        )}
      </Flex>
      {made?.link && made.at && (
        <>
          <Text>{fill(words.share.until, { until: made.at })}</Text>
          <SecretAddress address={made.link} label={words.share.address} code={words.share.code} />
        </>
      )}
    </Stack>
  );
}
