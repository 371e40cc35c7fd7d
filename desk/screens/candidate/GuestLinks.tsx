import { Box, Stack, Text } from '@chakra-ui/react';
import type { CandidatePage, GuestLink } from '../../api/waiting';
import { useActs } from '../../client/queries';
import { candidate } from '../../content/candidate.content';
import { fill } from '../../content/fill';
import { personName } from '../../parts/person';
import { RevokeDialog } from '../../parts/RevokeDialog';
import { SecretAddress } from '../../parts/SecretAddress';
import { formatMoment } from '../../parts/time';
import { GuestLinkDialog } from './GuestLinkDialog';

const words = candidate.guests;

/** The links by which somebody without an account sees the preview: made, listed, closed. */
export function GuestLinks({ page }: { page: CandidatePage }) {
  const { part, release } = page.candidate;
  const { data } = useActs();
  const addressOf = (number: number) =>
    data?.acts.find(
      ({ request, result }) =>
        request.kind === 'guest-link' &&
        request.part === part &&
        request.release === release &&
        result?.number === number,
    )?.result?.link;

  return (
    <Stack gap="3" align="stretch">
      <Text>{words.text}</Text>
      <GuestLinkDialog page={page} />
      {page.guestLinks.length > 0 && (
        <Stack as="ul" aria-label={words.list} gap="3" listStyle="none">
          {page.guestLinks.map((link) => (
            <Box as="li" key={link.number} borderTop="hairline" paddingTop="3">
              <OneLink link={link} address={addressOf(link.number)} page={page} />
            </Box>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

interface OneLinkProps {
  link: GuestLink;
  /** Known to whoever made it, while the desk runs. */
  address: string | undefined;
  page: CandidatePage;
}

function OneLink({ link, address, page }: OneLinkProps) {
  const { number, author, time, state } = link;
  const { part, release } = page.candidate;

  return (
    <Stack gap="2" align="flex-start">
      <Text>
        <strong>{fill(words.name, { number })}</strong>{' '}
        {fill(words.by, { author: personName(author), time: formatMoment(time) })}
        <br />
        {sentencesOn(link, page).join(' ')}
      </Text>
      {state === 'open' && address && (
        <SecretAddress
          address={address}
          label={fill(words.address, { number })}
          code={fill(words.code, { number })}
        />
      )}
      {state === 'open' && (
        <RevokeDialog
          words={words}
          number={number}
          request={() => ({ kind: 'revoke-guest-link', part, release, number })}
        />
      )}
    </Stack>
  );
}

/** What whoever thinks of closing a link has to know: for whom it opens, what it shows, and what came by it. */
function sentencesOn(link: GuestLink, { preview, comments }: CandidatePage): string[] {
  const { number, until, state, mayComment, revoked } = link;
  const count = comments.filter((comment) => comment.link === number).length;
  return [
    fill(words.states[state], {
      until: formatMoment(until),
      ...(revoked && { author: personName(revoked.author), time: formatMoment(revoked.time) }),
    }),
    mayComment ? fill(words.comments.some, { count }) : words.comments.none,
    ...(state === 'open' && link.preview !== preview.id ? [words.otherPreview] : []),
  ];
}
