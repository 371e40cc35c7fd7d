import { chakra, Flex, Heading } from '@chakra-ui/react';
import { DEFAULT_LANGUAGE, languages } from '@site/shared/site/languages';
import { useParams } from 'react-router-dom';
import type { ContentList, VersionState } from '../../../answers';
import { useContentForm, useContentList, useEditable } from '../../client/queries';
import { edit as words } from '../../content/edit.content';
import { fill, sentences } from '../../content/fill';
import { ActDialog } from '../../parts/ActDialog';
import { approvalWords, contentTitle, languageName, openTexts } from '../../parts/said';
import { Card, Entry, List, Mark, Screen, Soft, TextLink } from '../../parts/screen';
import { ContentEditor } from './ContentEditor';
import { PublishButton } from './EditActs';
import { keptWords } from './use-editor';

/** Whose words can be changed, in which languages. */
export function EditScreen() {
  return (
    <Screen title={words.title} text={words.text} query={useEditable()}>
      {({ parts }) =>
        parts.map((part) => (
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
        ))
      }
    </Screen>
  );
}

/** The words of a part in a language, and what is open in them. */
export function ContentListScreen() {
  const { part = '', language = '' } = useParams();

  return (
    <Screen
      back={{ to: '/edit', label: words.back }}
      title={fill(words.listTitle, { part, language: languageName(language) })}
      query={useContentList(part, language)}
    >
      {({ files }) => (
        <>
          <List>
            {files.map((file) => (
              <Entry
                key={file.name}
                title={contentTitle(file.name)}
                to={file.isReadable ? `/edit/${part}/${language}/${file.name}` : undefined}
                before={<PlaceOnPage index={placed(files).indexOf(file)} of={placed(files).length} />}
                marks={sentences(
                  sentenceOnKept(`${part}/${language}/${file.name}`),
                  notesOn(file, language),
                ).map((note) => (
                  <Mark key={note} tone="over">
                    {note}
                  </Mark>
                ))}
              />
            ))}
          </List>
          <Flex gap="3" wrap="wrap">
            {language === DEFAULT_LANGUAGE && <NextVersion part={part} files={files} />}
            <PublishButton part={part} />
          </Flex>
        </>
      )}
    </Screen>
  );
}

/** What this browser keeps of a form that may not be saved; null for nothing. */
function sentenceOnKept(place: string): string | null {
  const kept = keptWords(place);
  return kept && words.keptHere[kept];
}

/** Those that have a place on the page. */
const placed = (files: ContentList['files']) => files.filter(({ place }) => place !== null);

/** A page, small, with the place of a section in it; empty for what stands nowhere or everywhere (-1). @param of how many sections it has */
function PlaceOnPage({ index, of }: { index: number; of: number }) {
  const height = 36 / of;
  return (
    <chakra.svg viewBox="0 0 28 38" width="7" flexShrink="0" aria-hidden color="action">
      <rect x="0.5" y="0.5" width="27" height="37" rx="2" fill="none" stroke="currentColor" />
      {index >= 0 && (
        <rect x="3" y={1 + index * height} width="22" height={Math.max(2, height - 1)} fill="currentColor" />
      )}
    </chakra.svg>
  );
}

/** Begins the next version of a text that has versions, or says when that can be done. */
function NextVersion({ part, files }: Pick<ContentList, 'files'> & { part: string }) {
  const versions = files.flatMap(({ version }) => version ?? []);
  if (versions.length === 0) return null;
  const { notYet, ...begin } = words.version.begin;
  if (versions.some(({ isFrozen }) => !isFrozen)) return <Soft>{notYet}</Soft>;
  return <ActDialog words={begin} request={{ kind: 'begin-version', part }} />;
}

function notesOn(file: ContentList['files'][number], language: string): string[] {
  const { isThere, isBegun, open, isConfirmed, version, isReadable } = file;
  const { draft, confirmed, final, unseen, replaced, onPage } = words.version;
  const versionNote = (version: VersionState) => {
    const { approval, replacedBy, unconfirmed, questions, isSeen, isShown, isComing } = version;
    const finalNote = replacedBy ? replaced : isSeen === false ? unseen : final;
    const on = isShown ? onPage.shown : isComing ? onPage.coming : '{note}';
    if (approval) return fill(on, { note: fill(finalNote, approvalWords(approval, replacedBy)) });
    return unconfirmed > 0 ? fill(draft, { count: unconfirmed, questions }) : confirmed;
  };
  return sentences(
    !isThere && (isBegun ? words.begun : words.notThere),
    !isReadable && words.unreadable,
    isBegun && openTexts(open),
    isConfirmed === false && words.unconfirmed,
    // How far a draft is, is said of the English text.
    version && (version.approval || language === DEFAULT_LANGUAGE) && versionNote(version),
  );
}

export function FormScreen() {
  const { part = '', language = '', '*': name = '' } = useParams();
  const label = fill(words.listTitle, { part, language: languageName(language) });

  return (
    <Screen
      back={{ to: `/edit/${part}/${language}`, label }}
      title={contentTitle(name)}
      query={useContentForm(part, language, name)}
    >
      {(form) => <ContentEditor key={form.file} form={form} />}
    </Screen>
  );
}
