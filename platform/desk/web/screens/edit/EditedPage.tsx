import { Box, Button, chakra, Flex, Heading, Spinner } from '@chakra-ui/react';
import { useState } from 'react';
import { useNow } from '../../client/queries';
import { edit as words } from '../../content/edit.content';
import { ProblemList } from '../../parts/ProblemList';
import { type Device, useScale, WINDOWS } from '../../parts/PagePair';
import type { DraftPreviewState } from './use-draft-preview';
import { Soft } from '../../parts/sheets';

/** Where the server has marked what is being changed. */
const PLACE = '#edited';

/** The page with the words of the form, as soon as it is made; until then, as it was. */
export function EditedPage({
  preview: { page, pageProblem, problems, isChecking },
}: {
  preview: DraftPreviewState;
}) {
  const { data } = useNow();
  const [device, setDevice] = useState<Device>(() =>
    matchMedia('(width < 48rem)').matches ? 'phone' : 'desktop',
  );
  const url = page && data ? data.session.frames + page + PLACE : null;

  return (
    <Box as="section" aria-labelledby="edited-page">
      <Flex gap="3" align="center" justify="space-between" wrap="wrap" marginBottom="2">
        <Heading as="h2" size="lg" id="edited-page">
          {words.page.title}
        </Heading>
        <Flex gap="1" wrap="wrap" role="group" aria-label={words.page.device}>
          {(Object.keys(WINDOWS) as Device[]).map((one) => (
            <Button
              key={one}
              type="button"
              size="sm"
              variant={device === one ? 'solid' : 'outline'}
              aria-pressed={device === one}
              onClick={() => setDevice(one)}
            >
              {words.page[one]}
            </Button>
          ))}
        </Flex>
      </Flex>
      {pageProblem && <ProblemList problems={[pageProblem]} />}
      {problems.length > 0 && <Soft>{words.page.none}</Soft>}
      {url ? (
        <Frames key={device} url={url} device={device} />
      ) : (
        isChecking &&
        !pageProblem && (
          <Flex role="status" gap="2" align="center" color="textSoft">
            <Spinner size="sm" /> {words.page.waiting}
          </Flex>
        )
      )}
      {url && (
        <Soft fontSize="xs" marginTop="1">
          {words.page.note}
        </Soft>
      )}
    </Box>
  );
}

/** The page that is shown, and above it the next one until it has loaded: so nothing flickers while an author types. */
function Frames({ url, device }: { url: string; device: Device }) {
  const { width } = WINDOWS[device];
  const { box, scale: fitting } = useScale(width);
  // A phone's page is in a wide box as it is.
  const scale = Math.min(1, fitting);
  const [loaded, setLoaded] = useState<string | null>(null);

  return (
    <Box
      ref={box}
      position="relative"
      overflow="hidden"
      height={{ base: '60vh', lg: '72vh' }}
      border="outline"
      borderRadius="sm"
      bg="bgSunk"
    >
      {[...new Set([loaded, url])].map(
        (one) =>
          one &&
          scale > 0 && (
            <chakra.iframe
              key={one}
              src={one}
              title={words.page.frame}
              aria-hidden={one !== loaded}
              sandbox="allow-same-origin"
              onLoad={() => setLoaded(one)}
              position="absolute"
              top="0"
              insetInlineStart="0"
              border="0"
              transformOrigin="0 0"
              visibility={one === loaded ? 'visible' : 'hidden'}
              style={{ width, height: `${100 / scale}%`, transform: `scale(${scale})` }}
            />
          ),
      )}
    </Box>
  );
}
