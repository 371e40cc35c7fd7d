import { Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { CandidatePage } from '../../../api/waiting';
import { useActsOf } from '../../client/queries';
import { candidate } from '../../content/candidate.content';
import { fill } from '../../content/fill';
import { linkHours } from '../../content/link-hours.content';
import { ActDialog } from '../../parts/ActDialog';
import { ChoiceField } from '../../parts/ChoiceField';
import { SecretAddress } from '../../parts/SecretAddress';
import { formatMoment } from '../../parts/said';
import { partsOf } from './named-together';

const words = candidate.preview.share;

/** Makes a link that shows the preview to anyone who has it, and closes all of them. */
export function ShareLink({ page }: { page: CandidatePage }) {
  const { id } = page.preview;
  const [hours, setHours] = useState('24');
  // The newest of these says whether a link that was made here still opens.
  const last = useActsOf('share-preview', 'revoke-share-links').find(
    ({ request, state }) => state === 'done' && request.preview === id,
  );
  const made = last?.result;
  const isClosed = last?.request.kind === 'revoke-share-links';

  return (
    <Stack gap="3" align="flex-start">
      <Flex gap="3" wrap="wrap">
        <ActDialog
          words={words}
          values={{ part: partsOf(page) }}
          request={() => ({ kind: 'share-preview', preview: id, hours: Number(hours) })}
        >
          <ChoiceField {...linkHours} value={hours} onChoose={setHours} />
        </ActDialog>
        {!isClosed && (
          <ActDialog words={words.revoke} request={() => ({ kind: 'revoke-share-links', preview: id })} />
        )}
      </Flex>
      {made?.link && made.at && (
        <>
          <Text>{fill(words.until, { until: formatMoment(made.at) })}</Text>
          <SecretAddress address={made.link} label={words.address} code={words.code} />
        </>
      )}
    </Stack>
  );
}
