import { Badge, Flex, Heading, Link, LinkOverlay, Stack, Text } from '@chakra-ui/react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import type { ContentList } from '../../api/edit';
import { edit as words } from '../../content/edit.content';
import { fill } from '../../content/fill';
import { Answered } from '../../parts/Answered';
import { LinkRow } from '../../parts/LinkRow';
import { contentTitle } from '../../parts/content-title';
import { useContentList, useEditable } from './edit-queries';
import { NewVersionDialog } from './NewVersionDialog';
import { PublishButton } from './PublishButton';

/** The words of a part in a language, and what is open in them. */
export function ContentListScreen() {
  const { part = '', language = '' } = useParams();
  const { data } = useEditable();
  const name = data?.languages.find(({ tag }) => tag === language)?.name ?? language;

  return (
    <Stack gap="5">
      <Link asChild alignSelf="flex-start">
        <RouterLink to="/edit">← {words.back}</RouterLink>
      </Link>
      <Heading as="h1" size="3xl">
        {fill(words.listTitle, { part, language: name })}
      </Heading>
      <Answered query={useContentList(part, language)}>
        {({ files }) => (
          <>
            <Stack as="ul" gap="2" listStyle="none">
              {files.map((file) => (
                <Row key={file.name} file={file} to={`/edit/${part}/${language}/${file.name}`} />
              ))}
            </Stack>
            <Flex gap="3" wrap="wrap">
              {files.some(({ isFrozen }) => isFrozen) && <NewVersionDialog part={part} />}
              <PublishButton part={part} />
            </Flex>
          </>
        )}
      </Answered>
    </Stack>
  );
}

function Row({ file, to }: { file: ContentList['files'][number]; to: string }) {
  const { name, isThere, open, isConfirmed, isFrozen, isReadable } = file;
  const notes = [
    ...(isThere ? [] : [words.notThere]),
    ...(isReadable ? [] : [words.unreadable]),
    ...(open > 0 ? [fill(words.open, { count: open })] : []),
    ...(isConfirmed === false ? [words.unconfirmed] : []),
    ...(isFrozen ? [words.frozen] : []),
  ];

  return (
    <LinkRow as="li">
      <Flex gap="3" justify="space-between" wrap="wrap">
        {isThere && isReadable ? (
          <LinkOverlay asChild fontWeight="bold">
            <RouterLink to={to}>{contentTitle(name)}</RouterLink>
          </LinkOverlay>
        ) : (
          <Text fontWeight="bold">{contentTitle(name)}</Text>
        )}
        <Flex gap="2" wrap="wrap">
          {notes.map((note) => (
            <Badge key={note} bg="bgSunk" color="text">
              {note}
            </Badge>
          ))}
        </Flex>
      </Flex>
    </LinkRow>
  );
}
