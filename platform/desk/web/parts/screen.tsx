import {
  Badge,
  Box,
  Button,
  type ButtonProps,
  chakra,
  Flex,
  Heading,
  type HTMLChakraProps,
  Link,
  LinkOverlay,
  type LinkProps,
  Spinner,
  Stack,
  Text,
} from '@chakra-ui/react';
import type { PropsWithChildren, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { ActRequest } from '../../api/acts';
import type { Problem } from '../../api/problem';
import { isGone, problemsIn } from '../client/ask';
import { useBegin, useOnce } from '../client/queries';
import { frame } from '../content/frame.content';
import { problems as words } from '../content/problems.content';
import { remedyAtDesk } from '../../content/remedies.content';
import { inWords, personName } from './said';

interface AnsweredProps<Data> {
  query: { data: Data | undefined; error: unknown };
  children: (data: Data) => ReactNode;
  /** What is waited for. */
  waitingFor?: string;
}

interface ScreenProps<Data> extends AnsweredProps<Data> {
  /** The screen that led to it. */
  back?: { to: string; label: string };
  /** Missing where what is asked for says it. */
  title?: string;
  text?: string;
}

/** A screen: the way back, its heading, and what it shows of what it asks for. */
export function Screen<Data>({ back, title, text, ...answered }: ScreenProps<Data>) {
  return (
    <Stack gap="6">
      {back && (
        <TextLink to={back.to} variant="plain" alignSelf="flex-start">
          ← {back.label}
        </TextLink>
      )}
      {title && <ScreenTitle title={title} text={text} />}
      <Answered {...answered} />
    </Stack>
  );
}

/** Shows what was asked for once it is there, and until then that it is not. What was read stays while it is read again. */
export function Answered<Data>({ query: { data, error }, children, waitingFor }: AnsweredProps<Data>) {
  // What was read stays while the desk does not answer, and not where it says that it is there no more.
  if (data !== undefined && !isGone(error)) return children(data);
  if (error) return <Failed error={error} />;
  return <Waiting>{waitingFor ?? frame.loading}</Waiting>;
}

export function Waiting({ children }: { children: string }) {
  return (
    <Flex role="status" align="center" gap="3" color="textSoft" paddingBlock="6">
      <Spinner size="sm" />
      <Text>{children}</Text>
    </Flex>
  );
}

/** The heading of a screen. @param text what it is for, in a sentence */
export function ScreenTitle({ title, text, marks }: { title: string; text?: string; marks?: ReactNode }) {
  return (
    <Box>
      <Flex gap="3" align="center" wrap="wrap">
        <Heading as="h1" size="3xl">
          {title}
        </Heading>
        {marks}
      </Flex>
      {text && <Soft>{text}</Soft>}
    </Box>
  );
}

type SectionProps = PropsWithChildren<{
  title: string;
  level?: 'h2' | 'h3';
  /** For links to it. */
  id?: string;
}>;

/** A part of a screen below its own heading. */
export function Section({ title, level = 'h2', id, children }: SectionProps) {
  return (
    <Box as="section" id={id}>
      <Heading as={level} size={level === 'h2' ? 'xl' : 'md'} marginBottom="3">
        {title}
      </Heading>
      {children}
    </Box>
  );
}

/** A screen with nothing to show says what would be there, and how it gets there. */
export function EmptyState({ title, text, link, to }: Record<'title' | 'text' | 'link' | 'to', string>) {
  return (
    <Box maxWidth="prose" marginInline="auto" paddingBlock="16" textAlign="center">
      <Heading as="h1" size="2xl">
        {title}
      </Heading>
      <Soft marginTop="3" fontSize="md">
        {text}
      </Soft>
      <TextLink to={to} marginTop="5" fontWeight="medium" fontSize="md">
        {link}
      </TextLink>
    </Box>
  );
}

/** What is wrong, and what to do about each at the desk; nothing where nothing is. @param isNews came up while a person looks on, and is to be read out */
export function ProblemList({ problems, isNews }: { problems: Problem[]; isNews?: boolean }) {
  if (problems.length === 0) return null;
  return (
    <Warning role={isNews ? 'alert' : undefined}>
      {problems.map((problem) => (
        <Box key={problem.code + problem.message} _notLast={{ marginBottom: '3' }}>
          <Text fontWeight="medium">{inWords(problem.message)}</Text>
          <Text>
            {words.toDo}: {personName(remedyAtDesk(problem))}
          </Text>
        </Box>
      ))}
    </Warning>
  );
}

/** Why something failed that was asked for on this screen; nothing where it did not. */
export function Failed({ error }: { error: unknown }) {
  return <ProblemList problems={problemsIn(error)} isNews />;
}

/** A link to a screen of the desk. @param to its address */
export function TextLink({ to, children, ...look }: LinkProps & { to: string }) {
  return (
    <Link asChild variant="underline" {...look}>
      <RouterLink to={to}>{children}</RouterLink>
    </Link>
  );
}

type Worded = ButtonProps & { children: string };

/** A button that says what it does also while that is under way. */
export function WorkButton({ children, isWorking, ...look }: Worded & { isWorking: boolean }) {
  return (
    <Button variant="outline" alignSelf="flex-start" loading={isWorking} loadingText={children} {...look}>
      {children}
    </Button>
  );
}

/** How a button looks on the dark board of the header and of what is being done. */
export const ON_BOARD = {
  size: 'sm',
  color: 'onBoard',
  borderColor: 'onBoard',
  _hover: { bg: 'transparent' },
} as const;

/** A button that does something here and now, and says why where that failed. */
export function TryButton({ does, ...button }: Worded & { does: () => Promise<unknown> }) {
  const work = useOnce(does);
  return (
    <Stack gap="3">
      <WorkButton isWorking={work.isPending} onClick={() => work.mutate()} {...button} />
      <Failed error={work.error} />
    </Stack>
  );
}

type BeginButtonProps = Worded & { request: ActRequest; isRunning?: boolean };

/** A button that begins an act of which nothing has to be asked. @param isRunning whether one like it is under way */
export function BeginButton({ request, isRunning, ...button }: BeginButtonProps) {
  const begin = useBegin();
  const isWorking = isRunning || begin.isPending;
  return <WorkButton isWorking={isWorking} onClick={() => begin.mutate(request)} {...button} />;
}

/** A sheet on the desk. */
export const Card = chakra('div', {
  base: {
    bg: 'bgRaised',
    border: 'hairline',
    borderRadius: 'md',
    padding: { base: '4', md: '5' },
    minWidth: '0',
  },
});

/** Entries, one below the other. */
export const List = chakra('ul', { base: { display: 'flex', flexDirection: 'column', gap: '3' } });

interface EntryProps {
  title: ReactNode;
  /** Where every place of it leads; missing for nowhere. */
  to?: string;
  before?: ReactNode;
  /** At its end: its states, or what can be done with it. */
  marks?: ReactNode;
  children?: ReactNode;
}

/** An entry of a list, on a sheet. */
export function Entry({ title, to, before, marks, children }: EntryProps) {
  return (
    <Card as="li" position="relative" _hover={to ? { borderColor: 'line' } : undefined}>
      <Flex columnGap="4" rowGap="2" wrap="wrap" align={children ? 'flex-start' : 'center'}>
        {before}
        <Box flex="1" minWidth="min(12rem, 100%)">
          <Box fontWeight="bold">
            {to ? (
              <LinkOverlay asChild>
                <RouterLink to={to}>{title}</RouterLink>
              </LinkOverlay>
            ) : (
              title
            )}
          </Box>
          {children}
        </Box>
        <Flex columnGap="4" rowGap="1" align="center" wrap="wrap">
          {marks}
        </Flex>
      </Flex>
    </Card>
  );
}

/** What is less than the words around it. */
export const Soft = chakra('p', { base: { color: 'textSoft' } });

/** Something to know, with a line before it. */
export const Note = chakra('div', {
  base: { borderStart: '4px solid', borderColor: 'accent', paddingStart: '3', color: 'text' },
});

/** Things to know, one below the other. */
export function Notes({ lines, ...look }: HTMLChakraProps<'div'> & { lines: readonly string[] }) {
  return lines.map((line) => (
    <Note key={line} {...look}>
      {line}
    </Note>
  ));
}

/** Something that is wrong, on a sheet with a line before it. */
export const Warning = chakra('div', {
  base: {
    bg: 'bgRaised',
    color: 'text',
    borderStart: '4px solid',
    borderColor: 'action',
    borderRadius: 'sm',
    padding: '4',
  },
});

export function Points({ lines }: { lines: string[] }) {
  return (
    <Box as="ul" listStyle="disc" marginBlock="3" paddingInlineStart="5" wordBreak="break-word">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
  );
}

export const FieldSet = chakra('fieldset', { base: { minWidth: '0' } });
export const Legend = chakra('legend', { base: { fontWeight: 'bold' } });

const TONES = {
  good: { bg: 'good', color: 'bgRaised' },
  open: { bg: 'accent', color: 'onAccent' },
  bad: { bg: 'action', color: 'onAction' },
  planned: { bg: 'board', color: 'onBoard' },
  over: { bg: 'bgSunk', color: 'text' },
};

/** How a state is: reached, to be seen to, refused, to come, or past. */
export type Tone = keyof typeof TONES;

/** A state, in some words. */
export function Mark({ tone, children }: { tone?: Tone; children: string }) {
  return (
    <Badge size="md" {...(tone && TONES[tone])}>
      {children}
    </Badge>
  );
}
