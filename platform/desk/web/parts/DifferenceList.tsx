import { Box, Button, Heading, Stack, Text, chakra, Grid } from '@chakra-ui/react';
import { useState } from 'react';
import type { Change, Difference } from '../../api/difference';
import { difference as words } from '../content/difference.content';
import { capitalised, fill } from '../content/fill';
import { Card, Note } from './sheets';
import { pageName } from './page-name';

const Label = chakra('span', {
  base: { display: 'block', fontSize: 'xs', color: 'textSoft' },
});

/** Stands behind the words of a picture. */
const FILE_NAME = / ?\(?[\w.-]+\)?$/;

/** A picture whose words stand below it. */
function Shown({ src }: { src: string }) {
  return <chakra.img src={src} alt="" display="block" maxWidth="min(10rem, 100%)" maxHeight="10rem" />;
}

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
  const [, folder = '', page] = /^([a-z]{2,3}\/)?og-(.+)\.png$/.exec(name) ?? [];
  return page
    ? fill(words.chatPicture, { page: pageName(`/${folder}${page === 'home' ? '' : page}`) })
    : name;
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
      {note && <Text color="textSoft">{note}</Text>}
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
function ChangeEntry({ change: { kind, what, section, from, before, after, pictures } }: { change: Change }) {
  const thing = words.things[what];

  return (
    <Box padding="4" borderBottom="hairline" _last={{ borderBottom: '0' }}>
      <Text fontSize="xs" color="textSoft" marginBottom="2">
        <chakra.strong color="text">{[words.kinds[kind], thing].filter(Boolean).join(': ')}</chakra.strong>
        {section.length > 0 && ` · ${section.join(' › ')}`}
        {from && ` · ${fill(words.moved, { from: from.join(' › ') })}`}
      </Text>
      {pictures && kind === 'changed' && before?.replace(FILE_NAME, '') === after?.replace(FILE_NAME, '') && (
        <Note marginBottom="2">{words.sameDescription}</Note>
      )}
      <Grid
        templateColumns={{ base: '1fr', md: before !== null && after !== null ? '1fr 1fr' : '1fr' }}
        gap="3"
      >
        {before !== null && kind !== 'moved' && (
          <Quote as="del" borderColor="action">
            <Label>{words.before}</Label>
            {pictures?.before && <Shown src={pictures.before} />}
            {pictures?.before ? before.replace(FILE_NAME, '') : before}
          </Quote>
        )}
        {after !== null && (
          <Quote as="ins" borderColor="good">
            <Label>{words.after}</Label>
            {pictures?.after && <Shown src={pictures.after} />}
            {pictures?.after ? after.replace(FILE_NAME, '') : after}
          </Quote>
        )}
      </Grid>
    </Box>
  );
}
