import { Box, Button, Flex, SimpleGrid, Stack } from '@chakra-ui/react';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { ContentForm } from '../../../answers';
import { edit as words } from '../../content/edit.content';
import { capitalised, fill } from '../../content/fill';
import { openTexts } from '../../parts/said';
import { Note, Points, ProblemList, Section, Soft } from '../../parts/screen';
import { AtPlace, ConflictList, DraftChanges, OutdatedTexts, ProblemLine, ProblemSummary } from './FormNotes';
import { FormContext, problemsOf } from './form-context';
import { useIsBringing } from './PictureField';
import { ShapeField } from './ShapeField';
import { type Outcome, useEditor } from './use-editor';
import { EditedPage, useDraftPreview } from './EditedPage';
import { PublishButton, VersionActs } from './EditActs';
import { openIn, textsApart } from './values';

/** A form for the words of a file, and the page with them next to it. */
export function ContentEditor({ form: loaded }: { form: ContentForm }) {
  const { part, language, name, shapes, version } = loaded;
  const isFrozen = version?.isFrozen ?? false;
  const editor = useEditor(loaded);
  const { writtenFrom, outcome, change, enter, submit } = editor;
  // What is final is shown as it is, whatever was typed before.
  const values = isFrozen ? loaded.values : editor.values;
  const form = useMemo(() => ({ ...loaded, writtenFrom }), [loaded, writtenFrom]);
  const open = openTexts(openIn(form, values, ''));
  const [at, setAt] = useState<string | null>(null);
  // For as long as this window is open: what a change leaves to be mended is named until it is, also in other forms.
  const { data: opened } = useQuery({
    queryKey: ['opened', loaded.file],
    queryFn: skipToken,
    initialData: loaded.values,
    gcTime: Infinity,
  });
  const since = opened === loaded.values ? undefined : opened;
  const preview = useDraftPreview({ part, language, name, values, at, opened: since }, isFrozen);
  const { problems } = preview;
  const isBringing = useIsBringing();
  const client = useQueryClient();
  useEffect(() => void client.setQueryData(problemsOf(form), problems), [client, form, problems]);
  const context = useMemo(() => {
    const onEnter = (path: string) => {
      setAt(path);
      enter(path);
    };
    return { form, isFrozen, onChange: change, onEnter };
  }, [form, isFrozen, change, enter]);

  return (
    <SimpleGrid
      columns={{ base: 1, lg: 2 }}
      gap="6"
      alignItems="start"
      onKeyDown={(event) => {
        if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        if (!isBringing) void submit();
      }}
    >
      <Stack gap="5" minWidth="0">
        {version && <VersionActs form={form} version={version} editor={editor} />}
        <AtPlace />
        {isFrozen && editor.isChanged ? (
          <Note role="status">
            {words.overtakenByFinal}
            <Points lines={textsApart(editor.values, values)} />
          </Note>
        ) : (
          editor.isRestored && <Note role="status">{words.kept}</Note>
        )}
        {outcome?.status === 'conflict' && (
          <ConflictList found={outcome} shapes={shapes} values={values} onDecide={editor.decide} />
        )}
        {(outcome?.status === 'failed' || outcome?.status === 'unanswered') && (
          <ProblemList problems={outcome.problems} isNews />
        )}
        <ProblemSummary problems={problems} shapes={shapes} values={values} />
        {open.length > 0 && <Note>{capitalised(`${open.join(', ')}.`)}</Note>}
        <OutdatedTexts form={form} texts={preview.outdated} />
        {form.draft && <DraftChanges {...form.draft} />}
        <FormContext value={context}>
          {Object.entries(shapes).map(([exported, shape]) => (
            <ShapeField key={exported} shape={shape} value={values[exported]!} path={exported} />
          ))}
        </FormContext>
        <Flex
          // Of a phone with large letters it would take the whole screen.
          position={{ md: 'sticky' }}
          bottom="0"
          gap="3"
          align="center"
          wrap="wrap"
          bg="bg"
          borderTop="outline"
          paddingTop="3"
          // Below it stands what is done at the desk, and no field shows between.
          paddingBottom={{ base: '3', md: 'calc(var(--act-line, 0px) + 0.75rem)' }}
          zIndex="docked"
        >
          {!isFrozen && (
            <Button
              loading={editor.isSaving}
              loadingText={words.saving}
              disabled={!editor.isChanged || problems.length > 0 || isBringing}
              onClick={() => void submit()}
            >
              {words.save}
            </Button>
          )}
          <PublishButton part={form.holds === 'values' ? null : part} editor={editor} />
          <Box flex="1" minWidth="min(12rem, 100%)">
            <Soft role="status" fontSize="xs">
              {isFrozen ? words.states.final : sentenceOn(editor)}
              {editor.isChanged && preview.isChecking && ` ${words.states.checking}`}
            </Soft>
            {preview.outdated.length > 0 && <Soft fontSize="xs">{words.outdatedAbove}</Soft>}
            {!isFrozen && problems[0] && (
              <Soft fontSize="xs">
                {fill(words.problems, { count: problems.length })}{' '}
                <ProblemLine problem={problems[0]} shapes={shapes} values={values} />
              </Soft>
            )}
          </Box>
          {(editor.isChanged || editor.isDiscarded) && (
            <Button
              size="sm"
              variant="outline"
              disabled={editor.isSaving || isBringing}
              // A second press at once does not undo the first.
              onClick={({ detail }) =>
                detail < 2 && (editor.isChanged ? editor.discard() : editor.bringBack())
              }
            >
              {editor.isChanged ? words.discard : words.bringBack}
            </Button>
          )}
        </Flex>
      </Stack>
      <Box
        position={{ lg: 'sticky' }}
        top="4"
        minWidth="0"
        maxHeight={{ lg: 'calc(100dvh - 2rem)' }}
        overflowY={{ lg: 'auto' }}
      >
        {form.holds === 'values' ? (
          // What becomes of it, in the place of a page: the live pages cannot show it yet.
          <Section title={words.business.title}>
            <Points lines={words.business.texts} />
          </Section>
        ) : (
          <EditedPage preview={preview} />
        )}
      </Box>
    </SimpleGrid>
  );
}

/** What is said also while something is changed. */
const FIRST: Outcome['status'][] = ['refused', 'failed', 'unanswered', 'english', 'conflict'];

function sentenceOn({ outcome, isChanged, isOvertaken, isSaving }: ReturnType<typeof useEditor>): string {
  const { states, outcomes } = words;
  if (isSaving) return words.saving;
  // Once all is chosen, a conflict is a change as others are.
  const isChosen = outcome?.status === 'conflict' && outcome.conflicts.length === 0;
  const status = isChosen ? undefined : outcome?.status;
  if (status && (!isChanged || FIRST.includes(status))) return outcomes[status];
  if (isChanged) return isOvertaken ? states.overtaken : states.changed;
  return states.unchanged;
}
