import { Box, Button, Flex, Heading } from '@chakra-ui/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContentForm, DraftPreview } from '../../../answers';
import { problemsIn, send } from '../../client/ask';
import { useNow } from '../../client/queries';
import { edit as words } from '../../content/edit.content';
import { type Device, PageBox, PageFrame, useScale, WINDOWS } from '../../parts/PagePair';
import { ProblemList, Soft, Waiting } from '../../parts/screen';

/** So long after the last key the words are tried, in ms: typing on is not held up. */
const PAUSE_MS = 350;

/** So long until it asks again, while the server builds what renders pages, in ms. */
const PREPARING = 1_500;

const NONE: DraftPreview['problems'] = [];

type DraftPreviewRequest = Pick<ContentForm, 'part' | 'language' | 'name' | 'values'> & {
  at: string | null;
  opened?: ContentForm['values'];
};

/** Checks the words that are in a form and has the page rendered with them, whenever typing pauses. @param form `at`: path of the field with the focus; `opened`: what it held when it was opened, where that is no longer what is saved */
export function useDraftPreview({ part, language, ...form }: DraftPreviewRequest, isFrozen = false) {
  const { data, error, isFetching } = useQuery({
    queryKey: ['try', part, language, form.name, form.values],
    queryFn: async ({ signal }) => {
      await new Promise((paused) => setTimeout(paused, PAUSE_MS));
      signal.throwIfAborted();
      return send<DraftPreview>(`content/${part}/${language}/try`, form);
    },
    refetchInterval: ({ state }) => (state.data?.isPreparing ? PREPARING : false),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  // The page that was shown stays until there is another one.
  const [page, setPage] = useState<string | null>(null);
  if (data?.page && data.page !== page) setPage(data.page);

  return {
    // What is final takes no correction, also while what was tried before is still shown.
    problems: (!isFrozen && data?.problems) || NONE,
    outdated: data?.outdated ?? [],
    pageProblem: error ? problemsIn(error)[0]! : (data?.pageProblem ?? null),
    page,
    isChecking: isFetching || (data?.isPreparing ?? true),
  };
}

/** Where the server has marked what is being changed. */
const PLACE = '#edited';

/** The page with the words of the form, as soon as it is made; until then, as it was. */
export function EditedPage({ preview }: { preview: ReturnType<typeof useDraftPreview> }) {
  const { page, pageProblem, problems, isChecking } = preview;
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
      {url && <Pages key={device} url={url} width={WINDOWS[device].width} />}
      {problems.length > 0 ? (
        <Soft>{words.page.none}</Soft>
      ) : pageProblem ? null : url ? (
        <Soft fontSize="xs">{words.page.note}</Soft>
      ) : (
        isChecking && <Waiting>{words.page.waiting}</Waiting>
      )}
    </Box>
  );
}

/** The page that is shown, and above it the next one until it has loaded: so nothing flickers while an author types. */
function Pages({ url, width }: { url: string; width: number }) {
  const { box, scale: fitting } = useScale(width);
  // A phone's page is in a wide box as it is.
  const scale = Math.min(1, fitting);
  const [loaded, setLoaded] = useState<string | null>(null);
  const shown = [...new Set([loaded, url])].filter((one) => one !== null);

  return (
    <PageBox ref={box} height={{ base: '60vh', lg: '72vh' }}>
      {scale > 0 &&
        shown.map((one) => (
          <PageFrame
            key={one}
            src={one}
            title={words.page.frame}
            aria-hidden={one !== loaded}
            onLoad={() => setLoaded(one)}
            visibility={one === loaded ? 'visible' : 'hidden'}
            style={{ width, height: `${100 / scale}%`, transform: `scale(${scale})` }}
          />
        ))}
    </PageBox>
  );
}
