import { Flex, Heading, Stack, Badge, chakra, LinkOverlay, Text } from '@chakra-ui/react';
import { languages } from '@site/shared/site/languages';
import { useEditable, useContentList, useContentForm } from '../../client/queries';
import { edit as words } from '../../content/edit.content';
import { fill } from '../../content/fill';
import { Answered } from '../../parts/ProblemList';
import { Card, ScreenTitle, LinkRow } from '../../parts/sheets';
import { TextLink, BackLink } from '../../parts/TextLink';
import type { ReactNode } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import type { ContentList, VersionState } from '../../../api/edit';
import { ActDialog } from '../../parts/ActDialog';
import { contentTitle, languageName } from '../../parts/page-name';
import { formatDay } from '../../parts/said';
import { PublishButton } from './PublishButton';
import { ContentEditor } from './ContentEditor';

/** Whose words can be changed, in which languages. */
export function EditScreen() {
  return (
    <Answered query={useEditable()}>
      {({ parts }) => (
        <Stack gap="6">
          <ScreenTitle title={words.title} text={words.text} />
          {parts.map((part) => (
            <Card key={part} as="section" aria-label={fill(words.part, { part })}>
              <Heading as="h2" size="lg" marginBottom="3">
                {fill(words.part, { part })}
              </Heading>
              <Flex as="nav" aria-label={fill(words.languages, { part })} columnGap="5" wrap="wrap">
                {languages.map(({ tag, name }) => (
                  <TextLink
                    key={tag}
                    to={`/edit/${part}/${tag}`}
                    lang={tag}
                    minHeight="target"
                    alignItems="center"
                  >
                    {name}
                  </TextLink>
                ))}
              </Flex>
            </Card>
          ))}
        </Stack>
      )}
    </Answered>
  );
}

/** The words of a part in a language, and what is open in them. */
export function ContentListScreen() {
  const { part = '', language = '' } = useParams();

  return (
    <Stack gap="5">
      <BackLink to="/edit">{words.back}</BackLink>
      <ScreenTitle title={fill(words.listTitle, { part, language: languageName(language) })} />
      <Answered query={useContentList(part, language)}>
        {({ files }) => (
          <>
            <Stack as="ul" gap="2" listStyle="none">
              {files.map((file, index) => (
                <Row key={file.name} file={file} to={`/edit/${part}/${language}/${file.name}`}>
                  <PlaceOnPage index={file.place === null ? null : index} of={placesIn(files)} />
                </Row>
              ))}
            </Stack>
            <Flex gap="3" wrap="wrap">
              {mayBegin(files) && (
                <ActDialog
                  words={words.version.begin}
                  reason="required"
                  request={(message) => ({ kind: 'begin-version', part, message })}
                />
              )}
              <PublishButton part={part} />
            </Flex>
          </>
        )}
      </Answered>
    </Stack>
  );
}

const placesIn = (files: ContentList['files']) => files.filter(({ place }) => place !== null).length;

/** A page, small, with the place of a section in it; empty for what stands nowhere or everywhere. @param of how many sections it has */
function PlaceOnPage({ index, of }: { index: number | null; of: number }) {
  const height = 36 / of;
  return (
    <chakra.svg viewBox="0 0 28 38" width="7" flexShrink="0" aria-hidden color="action">
      <rect x="0.5" y="0.5" width="27" height="37" rx="2" fill="none" stroke="currentColor" />
      {index !== null && (
        <rect x="3" y={1 + index * height} width="22" height={Math.max(2, height - 1)} fill="currentColor" />
      )}
    </chakra.svg>
  );
}

/** The versions of a text are all approved: the next one can be begun. */
function mayBegin(files: ContentList['files']): boolean {
  const versions = files.flatMap(({ version }) => version ?? []);
  return versions.length > 0 && versions.every(({ isFrozen }) => isFrozen);
}

function versionNote({ isFrozen, effectiveDate, unconfirmed, questions, isSeen }: VersionState): string {
  const { draft, confirmed, final, unseen } = words.version;
  if (!isFrozen) return unconfirmed > 0 ? fill(draft, { count: unconfirmed, questions }) : confirmed;
  return fill(isSeen === false ? unseen : final, { day: formatDay(effectiveDate!) });
}

interface RowProps {
  file: ContentList['files'][number];
  to: string;
  /** What is before its name. */
  children: ReactNode;
}

function Row({ file, to, children }: RowProps) {
  const { name, isThere, open, isConfirmed, version, isReadable } = file;
  const notes = [
    ...(isThere ? [] : [words.notThere]),
    ...(isReadable ? [] : [words.unreadable]),
    ...(open > 0 ? [fill(words.open, { count: open })] : []),
    ...(isConfirmed === false ? [words.unconfirmed] : []),
    ...(version ? [versionNote(version)] : []),
  ];

  return (
    <LinkRow as="li">
      <Flex gap="3" justify="space-between" wrap="wrap">
        <Flex gap="3" align="center">
          {children}
          {isReadable ? (
            <LinkOverlay asChild fontWeight="bold">
              <RouterLink to={to}>{contentTitle(name)}</RouterLink>
            </LinkOverlay>
          ) : (
            <Text fontWeight="bold">{contentTitle(name)}</Text>
          )}
        </Flex>
        <Flex gap="2" wrap="wrap" align="center">
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

/** One file of words. */
export function FormScreen() {
  const { part = '', language = '', '*': name = '' } = useParams();
  const own = languages.find(({ tag }) => tag === language);

  return (
    <Stack gap="5">
      <BackLink to={`/edit/${part}/${language}`}>
        {fill(words.listTitle, { part, language: languageName(language) })}
      </BackLink>
      <ScreenTitle title={contentTitle(name)} />
      <Answered query={useContentForm(part, language, name)}>
        {(form) => <ContentEditor key={form.file} form={form} direction={own?.direction ?? 'ltr'} />}
      </Answered>
    </Stack>
  );
}
