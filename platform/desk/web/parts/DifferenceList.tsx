import { Box, Button, Heading, Stack, Text, chakra, Grid } from '@chakra-ui/react';
import { useState } from 'react';
import type { Change, Difference } from '../../api/difference';
import { useDifference } from '../client/queries';
import { difference as words } from '../content/difference.content';
import { capitalised, fill } from '../content/fill';
import { frame } from '../content/frame.content';
import { Answered } from './ProblemList';
import { Card, Note, Soft } from './sheets';
import { languageName, pageName } from './page-name';

interface DifferencesProps {
  /** A deployment's name, `live`, or `landing@3fa9c2d41b7e0011`. */
  from: string;
  to: string;
  /** What to say while they are compared. */
  waitingFor: string;
}

/** What visitors find different between two versions of the site. */
export function Differences({ from, to, waitingFor }: DifferencesProps) {
  return (
    <Answered query={useDifference(from, to)} waitingFor={waitingFor}>
      {(difference) => <DifferenceList difference={difference} />}
    </Answered>
  );
}

const Label = chakra('span', {
  base: { display: 'block', fontSize: 'xs', color: 'textSoft' },
});

/** What a picture is described as, without the name of its file; '' for nothing. @param words `A crate (crate.3f2a.svg)` */
const descriptionOf = (words: string | null) => words?.replace(/ ?\(?[\w.-]+\)?$/, '') ?? '';

const Quote = chakra('span', {
  base: { display: 'block', textDecoration: 'none', borderStart: '3px solid', paddingStart: '3' },
});

/** What visitors find different, page by page and clause by clause. */
export function DifferenceList({ difference }: { difference: Difference }) {
  const { everyPage, pages, files } = difference;
  const fileLines = [
    ...files.added.map((name) => fill(words.fileAdded, { name: fileName(name) })),
    ...files.changed.map((name) => fill(words.fileChanged, { name: fileName(name) })),
    ...files.removed.map((name) => fill(words.fileRemoved, { name: fileName(name) })),
  ];
  const isSame = everyPage.length + pages.length + fileLines.length === 0;

  return (
    <Stack gap="5">
      {isSame && <Text>{words.same}</Text>}
      {everyPage.length > 0 && <Changes title={words.everyPage} changes={everyPage} />}
      {pages.map(({ path, status, changes }) => (
        <Changes
          key={path}
          title={capitalised(pageName(path))}
          note={status === 'added' ? words.added : status === 'removed' ? words.removed : undefined}
          changes={status === 'changed' ? changes : []}
        />
      ))}
      {fileLines.length > 0 && (
        <Box>
          <Heading as="h3" size="md" marginBottom="2">
            {words.files}
          </Heading>
          <Soft>{words.filesFollow}</Soft>
          {fileLines.map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </Box>
      )}
    </Stack>
  );
}

/** How people call a file: `kn/og-home.png` is what chats show with a link to the home page in Kannada. */
function fileName(name: string): string {
  const [, folder = '', file = name] = /^([a-z]{2,3}\/)?(.+)$/.exec(name) ?? [];
  const [, picture, text] = /^(?:og-(.+)\.png|(.+)\.md)$/.exec(file) ?? [];
  const page = picture ?? text;
  if (page)
    return fill(picture ? words.chatPicture : words.plainText, {
      page: pageName(`/${folder}${page === 'home' ? '' : page}`),
    });
  const called = words.fileNames[file] ?? file;
  return folder
    ? fill(frame.inLanguage, { page: called, language: languageName(folder.slice(0, -1)) })
    : called;
}

/** So many changes are shown at once; the rest when they are asked for. */
const SHOWN = 20;

function Changes({ title, note, changes }: { title: string; note?: string; changes: Change[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? changes : changes.slice(0, SHOWN);

  return (
    <Box>
      <Heading as="h3" size="md" marginBottom="2">
        {title}
      </Heading>
      {note && <Soft>{note}</Soft>}
      {shown.length > 0 && (
        <Card padding="0">
          {shown.map((change, index) => (
            <ChangeEntry key={index} change={change} />
          ))}
        </Card>
      )}
      {shown.length < changes.length && (
        <Button variant="outline" size="sm" marginTop="3" onClick={() => setIsWhole(true)}>
          {fill(words.more, { count: changes.length })}
        </Button>
      )}
    </Box>
  );
}

/** One thing that is different: where, and the words before and after. */
function ChangeEntry({ change }: { change: Change }) {
  const { kind, what, section, from, follows, before, after, pictures } = change;
  const thing = words.things[what];
  const isDescribed = descriptionOf(after) !== '';

  return (
    <Box padding="4" borderBottom="hairline" _last={{ borderBottom: '0' }}>
      <Soft fontSize="xs" marginBottom="2">
        <chakra.strong color="text">{[words.kinds[kind], thing].filter(Boolean).join(': ')}</chakra.strong>
        {section.length > 0 && ` · ${section.join(' › ')}`}
        {from && ` · ${fill(words.moved, { from: from.join(' › ') })}`}
        {follows !== undefined && ` · ${follows ? fill(words.nowAfter, { follows }) : words.nowFirst}`}
      </Soft>
      {pictures && kind === 'changed' && isDescribed && descriptionOf(before) === descriptionOf(after) && (
        <Note marginBottom="2">{words.sameDescription}</Note>
      )}
      <Grid templateColumns={{ base: '1fr', md: kind === 'changed' ? '1fr 1fr' : '1fr' }} gap="3">
        {before !== null && kind !== 'moved' && (
          <Quote as="del" dir="auto" borderColor="action">
            <Side of={change} is="before" />
          </Quote>
        )}
        {after !== null && (
          <Quote as="ins" dir="auto" borderColor="good">
            <Side of={change} is="after" />
          </Quote>
        )}
      </Grid>
    </Box>
  );
}

/** What was there before, or is after: its picture, and its words, of which those are marked that are not on the other side. */
function Side({ of: change, is: side }: { of: Change; is: 'before' | 'after' }) {
  const picture = change.pictures?.[side];
  const own = change.words?.filter(({ isIn }) => isIn === 'both' || isIn === side);
  const marked = own?.map(({ text, isIn }, index) =>
    isIn === 'both' ? (
      text
    ) : (
      <chakra.mark key={index} bg="accent" color="onAccent">
        {text}
      </chakra.mark>
    ),
  );
  return (
    <>
      {change.kind !== 'moved' && <Label dir="ltr">{words[side]}</Label>}
      {picture && (
        <chakra.img src={picture} alt="" display="block" maxWidth="min(10rem, 100%)" maxHeight="10rem" />
      )}
      {marked ?? (picture ? descriptionOf(change[side]) : change[side])}
    </>
  );
}
