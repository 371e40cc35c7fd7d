import { Box, Button, chakra, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { DEFAULT_LANGUAGE } from '@site/shared/site/languages';
import { useState } from 'react';
import { groupsOf } from '@site/text';
import type { Change, Difference } from '../../answers';
import { useDifference } from '../client/queries';
import { difference as words } from '../content/difference.content';
import { capitalised, fill, sentences } from '../content/fill';
import { Answered, Card, Note, Section, Soft } from './screen';
import { inEnglish, inLanguage, pageName } from './said';

/**
 * What visitors find different between two versions of the site.
 * @param from and to: a deployment's name, `live`, or `landing@3fa9c2d41b7e0011`
 * @param waitingFor what to say while they are compared
 */
export function Differences({ from, to, waitingFor }: Record<'from' | 'to' | 'waitingFor', string>) {
  const { data, error, isFetching } = useDifference(from, to);
  return (
    <Answered query={{ data, error }} waitingFor={waitingFor}>
      {(difference) => (
        <>
          {isFetching && <Note role="status">{words.again}</Note>}
          <DifferenceList difference={difference} />
        </>
      )}
    </Answered>
  );
}

/** What a picture is described as, without the name of its file; '' for nothing. @param words `A crate (crate.3f2a.svg)` */
const descriptionOf = (words: string | null) => words?.replace(/ ?\(?[\w.-]+\)?$/, '') ?? '';

const Quote = chakra('span', {
  base: { display: 'block', textDecoration: 'none', borderStart: '3px solid', paddingStart: '3' },
});

/** What visitors find different, page by page and clause by clause. */
export function DifferenceList({ difference }: { difference: Difference }) {
  const { everyPage, pages, files, moved } = difference;
  const isSame = [everyPage, pages, moved, ...Object.values(files)].every((some) => some.length === 0);
  // The same is different on all pages by a change of what is around them, and in each language of a page that is in English there.
  const alike = groupsOf(pages, ({ path, ...page }) =>
    JSON.stringify([page.status !== 'changed' && inEnglish(path)[1], page]),
  );
  const fileLines = (['added', 'changed', 'removed'] as const).flatMap((status) =>
    files[status].map((name) => fill(words.fileStates[status], { name: fileName(name) })),
  );
  const movedLines = moved.map(({ from, before, after }) =>
    fill(words.leadsOn[after === null ? 'removed' : before === null ? 'added' : 'changed'], {
      from,
      before: before === null ? '' : pageName(before),
      after: after === null ? '' : pageName(after),
    }),
  );
  return (
    <Stack gap="5">
      {isSame && <Text>{words.same}</Text>}
      {everyPage.length > 0 && <Changes title={words.everyPage} changes={everyPage} />}
      {alike.map(([{ path, status, changes }, ...others]) => (
        <Changes
          key={path}
          title={capitalised(pageNames([path, ...others.map((other) => other.path)]))}
          note={words.pageStates[status]}
          changes={status === 'changed' ? changes : []}
        />
      ))}
      {movedLines.length > 0 && <Lines title={words.leadOn} lines={movedLines} />}
      {fileLines.length > 0 && <Lines title={words.files} note={words.filesFollow} lines={fileLines} />}
    </Stack>
  );
}

/** How people call pages, each with its languages. @param paths their addresses on the site */
const pageNames = (paths: string[]) =>
  groupsOf(paths, (path) => inEnglish(path)[1])
    .map((same) => pageName(...same))
    .join(', ');

function Lines({ title, note, lines }: { title: string; note?: string; lines: string[] }) {
  return (
    <Section level="h3" title={title}>
      {note && <Soft>{note}</Soft>}
      {lines.map((line) => (
        <Text key={line}>{line}</Text>
      ))}
    </Section>
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
  return inLanguage(words.fileNames[file] ?? file, folder.slice(0, -1) || DEFAULT_LANGUAGE);
}

/** So many changes are shown at once; the rest when they are asked for. */
const SHOWN = 20;

function Changes({ title, note, changes }: { title: string; note?: string; changes: Change[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? changes : changes.slice(0, SHOWN);

  return (
    <Section level="h3" title={title}>
      {note && <Soft>{note}</Soft>}
      {shown.length > 0 && <ChangeCard changes={shown} />}
      {shown.length < changes.length && (
        <Button variant="outline" size="sm" marginTop="3" onClick={() => setIsWhole(true)}>
          {fill(words.more, { count: changes.length })}
        </Button>
      )}
    </Section>
  );
}

/** Things that are different, one below the other. */
export function ChangeCard({ changes }: { changes: Change[] }) {
  return (
    <Card padding="0">
      {changes.map((change, index) => (
        <ChangeEntry key={index} change={change} />
      ))}
    </Card>
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
        <chakra.strong color="text">{sentences(words.kinds[kind], thing).join(': ')}</chakra.strong>
        {section.length > 0 && ` · ${section.join(' › ')}`}
        {from && ` · ${fill(words.moved, { from: from.join(' › ') })}`}
        {follows !== undefined && ` · ${follows ? fill(words.nowAfter, { follows }) : words.nowFirst}`}
      </Soft>
      {pictures && kind === 'changed' && isDescribed && descriptionOf(before) === descriptionOf(after) && (
        <Note marginBottom="2">{words.sameDescription}</Note>
      )}
      <SimpleGrid columns={{ base: 1, md: kind === 'changed' ? 2 : 1 }} gap="3">
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
      </SimpleGrid>
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
      {change.kind !== 'moved' && (
        <Soft as="span" display="block" fontSize="xs" dir="ltr">
          {words[side]}
        </Soft>
      )}
      {picture && (
        <chakra.img src={picture} alt="" display="block" maxWidth="min(10rem, 100%)" maxHeight="10rem" />
      )}
      {marked ?? (picture ? descriptionOf(change[side]) : change[side])}
    </>
  );
}
