import { CloseButton, Flex, Spinner, Stack, Text } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Act, ActKind } from '../../api/acts';
import { ACTS, stopAct, useActs, useIsConnected, useNow, useSaidRefusals } from '../client/queries';
import { confirmAct } from '../client/passkey';
import { acts as words } from '../content/act-progress.content';
import { fill } from '../content/fill';
import { problems as lost } from '../content/problems.content';
import { confirmation } from '../content/sign-in.content';
import { linksFrom, sentenceOn, wasCutOff } from '../parts/act-words';
import { inWords } from '../parts/said';
import { ON_BOARD, ProblemList, TextLink, TryButton } from '../parts/screen';

/** The height of what is at the foot of the window, for what is to be above it. */
const ROOM = '--act-line';

const MAX_SHOWN = 3;

/**
 * What is being done, and what became of it: at the foot of every screen, since work goes on when one leaves the screen. It is
 * below the screen's end, so that it covers nothing that cannot be scrolled clear of it.
 */
export function ActLine() {
  const { data } = useActs();
  const all = data?.acts ?? [];
  const { pathname } = useLocation();
  const [read, setRead] = useState(readBefore);
  useEffect(() => {
    sessionStorage.setItem(READ, JSON.stringify({ ...read, until: new Date().toISOString() }));
  }, [read, data]);
  // What ended was read on the screen where it was begun; or before this window was opened, unless the desk was ended in it.
  if (data && (read.at !== pathname || read.until)) {
    const isNew = ({ endedAt }: Act) => read.until !== undefined && endedAt! > read.until;
    const isRead = (act: Act) =>
      act.state !== 'running' && !isNew(act) && !(read.at === null && wasCutOff(act));
    setRead({ at: pathname, ids: read.at === pathname ? read.ids : all.filter(isRead).map(({ id }) => id) });
  }
  const said = useSaidRefusals();
  const you = useNow().data?.session.author;
  const shown = worthSaying(all, you)
    .filter((act) => !read.ids.includes(keyOf(act)) && !said?.includes(act.id))
    .toSorted((one, other) => Number(other.asks !== null) - Number(one.asks !== null))
    .slice(0, MAX_SHOWN);
  const region = useScrollRoom();
  const asking = shown.find(({ asks }) => asks)?.id;
  // It is on top, also where one has scrolled to what is below.
  useEffect(() => {
    if (asking) region.current!.scrollTop = 0;
  }, [region, asking]);

  return (
    <Stack
      as="section"
      ref={region}
      aria-label={words.region}
      aria-live="polite"
      position="sticky"
      bottom="0"
      zIndex="floating"
      gap="2"
      width="full"
      maxWidth="prose"
      // Above it, the buttons of a form stay at the foot, too.
      maxHeight={asking ? '80vh' : { base: 'min(50vh, 12rem)', md: '18rem' }}
      overflowY="auto"
      marginInline="auto"
      padding={shown.length > 0 ? { base: '2', md: '4' } : '0'}
      // A dialog says itself what became of it.
      css={{ 'body:has([role=dialog]) &': { visibility: 'hidden' } }}
    >
      {shown.map((act) => (
        <OneAct
          key={act.id}
          act={act}
          isAlone={shown.filter(({ asks }) => asks).length < 2}
          onClose={() => setRead((last) => ({ ...last, ids: [...last.ids, keyOf(act)] }))}
        />
      ))}
    </Stack>
  );
}

/** What is closed while it runs is said again once it has ended. */
const keyOf = ({ id, state }: Act) => (state === 'running' ? `${id} running` : id);

/** Keeps for this window, also when a phone loads it again, what its reader has read of acts that ended. */
const READ = 'desk-read-acts';

interface Read {
  /** The screen; null before one was shown. */
  at: string | null;
  ids: string[];
  /** When a page that was loaded before was drawn last, or this one first; gone once its first acts have come. */
  until?: string;
}

const readBefore = (): Read => ({
  ...{ at: null, ids: [], until: new Date().toISOString() },
  ...(JSON.parse(sessionStorage.getItem(READ) ?? '{}') as Read),
});

/** What settles each change of who may do what that is proposed: it is in force, or void. */
const SETTLED: (string | undefined)[] = ['in-force', 'dropped'];

/** What runs, what was done last, by the reader and by anyone, unless a colleague found it done, and what the reader was refused, until it is begun again. @param acts newest first */
function worthSaying(acts: Act[], you?: string): Act[] {
  const settled = acts.flatMap(({ result, endedAt }) => (SETTLED.includes(result?.status) ? endedAt! : []));
  const isNews = ({ author, result, endedAt }: Act) =>
    result?.status === 'proposed'
      ? settled.every((time) => time < endedAt!)
      : author === you || !result?.status?.startsWith('already-');
  const done = acts
    .filter((act) => act.state === 'done' && isNews(act))
    .toSorted((one, other) => other.endedAt!.localeCompare(one.endedAt!));
  const last = [done[0], done.find(({ author }) => author === you)];
  const subjectOf = ({ request }: Act) => `${request.kind} ${'part' in request && request.part}`;
  const isOpen = (act: Act, index: number) =>
    (!you || act.author === you) &&
    acts.slice(0, index).every((later) => subjectOf(later) !== subjectOf(act));
  return acts.filter((act, index) =>
    act.state === 'refused' ? isOpen(act, index) : act.state === 'running' || last.includes(act),
  );
}

/** Keeps clear of an element at the foot of the window: what is scrolled to, what has the focus, and what is at the foot, too. */
function useScrollRoom() {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry!.borderBoxSize[0]!.blockSize;
      root.style.setProperty(ROOM, `${height}px`);
      const { activeElement: focused } = document;
      const { top, bottom } = focused!.getBoundingClientRect();
      const isCovered = top < innerHeight && bottom > innerHeight - height;
      if (focused !== document.body && isCovered) focused!.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(element.current!);
    return () => {
      observer.disconnect();
      root.style.removeProperty(ROOM);
    };
  }, []);
  return element;
}

/** What takes minutes, and leaves nothing behind when it is stopped. */
const STOPPABLE: ActKind[] = ['publish', 'check'];

/** @param isAlone no other waits for a passkey; where several do, each button says which it is for */
function OneAct({ act, isAlone, onClose }: { act: Act; isAlone: boolean; onClose: () => void }) {
  const you = useNow().data?.session.author;
  const isConnected = useIsConnected();
  const { id, request, state, author, asks, progress, problems } = act;
  const client = useQueryClient();
  /** What was answered asks until then. */
  const readActs = () => client.invalidateQueries({ queryKey: [ACTS] });
  const isRunning = state === 'running';
  // Who begins for a team has no name until it is begun, and is alone.
  const isOwn = you === '' || author === you;
  // Of a colleague's work, a line is enough.
  const step =
    isRunning && isOwn ? (isConnected ? inWords(progress.at(-1) ?? '') : lost.notKnown) : undefined;

  return (
    <Flex
      align="flex-start"
      gap="3"
      bg="board"
      color="onBoard"
      border="1px solid"
      borderColor={state === 'refused' ? 'action' : 'accent'}
      borderRadius="md"
      boxShadow="shade"
      paddingBlock="3"
      paddingInline="4"
      flexShrink="0"
    >
      {isRunning && isConnected && !asks && <Spinner size="sm" marginTop="1" color="accent" />}
      <Stack gap="2" flex="1" minWidth="0">
        <Text fontWeight="medium">{sentenceOn(act, you)}</Text>
        {you && !isOwn && request.kind !== 'bootstrap-policy' && (
          <Text fontSize="xs">{fill(asks ? words.waitsForPasskey : words.by, { author })}</Text>
        )}
        {step && <Text fontSize="xs">{step}</Text>}
        {/* No dialog: the one that began the act closes just now, and would take it along. */}
        {asks && isOwn && (
          <>
            <Text fontSize="sm">{confirmation.text}</Text>
            {/* With large letters on a phone, the sentence scrolls behind them. */}
            <Flex gap="3" wrap="wrap" position="sticky" bottom="0" bg="board" paddingBlock="1">
              <TryButton does={() => confirmAct(id, asks).then(readActs)} variant="solid">
                {isAlone ? confirmation.confirm : fill(confirmation.confirmOne, { what: sentenceOn(act) })}
              </TryButton>
              <TryButton does={() => stopAct(id).then(readActs)} {...ON_BOARD}>
                {confirmation.leave}
              </TryButton>
            </Flex>
          </>
        )}
        {state === 'refused' && <ProblemList problems={problems} />}
        {linksFrom(act).map(({ to, label }) => (
          <TextLink key={to} to={to} color="accent" display="block">
            {label}
          </TextLink>
        ))}
      </Stack>
      {isRunning && isConnected && isOwn && !asks && STOPPABLE.includes(request.kind) && (
        <TryButton does={() => stopAct(id)} {...ON_BOARD}>
          {words.stop}
        </TryButton>
      )}
      {!(asks && isOwn) && <CloseButton {...ON_BOARD} aria-label={words.close} onClick={onClose} />}
    </Flex>
  );
}
