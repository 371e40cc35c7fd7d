import { Box, Button, Flex, Grid, Stack, Text, Heading } from '@chakra-ui/react';
import { useEffect, useMemo, useState } from 'react';
import type { ContentForm } from '../../../api/edit';
import { edit as words } from '../../content/edit.content';
import { Note, Soft } from '../../parts/sheets';
import { ProblemList } from '../../parts/ProblemList';
import { ConflictList, ProblemSummary, OutdatedTexts } from './FormNotes';
import { EditedPage } from './EditedPage';
import { FieldProblems, FormContext } from './form-context';
import { useIsBringing } from './PictureField';
import { PublishButton } from './PublishButton';
import { ShapeField } from './ShapeField';
import { useEditor } from './use-editor';
import { useDraftPreview } from './use-draft-preview';
import { VersionActs } from './VersionActs';

interface ContentEditorProps {
  form: ContentForm;
  direction: 'ltr' | 'rtl';
}

/** A form for the words of a file, and the page with them next to it. */
export function ContentEditor({ form, direction }: ContentEditorProps) {
  const { part, language, name, shapes, version } = form;
  const isFrozen = version?.isFrozen ?? false;
  const editor = useEditor(form);
  const { values, outcome, change, submit } = editor;
  const [at, setAt] = useState<string | null>(null);
  const preview = useDraftPreview({ part, language, name, values, at });
  const { problems } = preview;
  const isBringing = useIsBringing();
  const [said] = useState(() => new FieldProblems());
  useEffect(() => said.set(problems), [said, problems]);
  const context = useMemo(
    () => ({ form, problems: said, isFrozen, direction, onChange: change, onEnter: setAt }),
    [form, said, isFrozen, direction, change],
  );

  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
      gap="6"
      alignItems="start"
      onKeyDown={(event) => {
        if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        if (!isBringing) void submit();
      }}
    >
      <Stack gap="5" minWidth="0">
        {version && <VersionActs form={form} version={version} values={values} isSaved={!editor.isChanged} />}
        {editor.isRestored && <Note role="status">{words.kept}</Note>}
        {outcome?.status === 'conflict' && (
          <ConflictList
            found={outcome}
            shapes={shapes}
            onKeep={editor.decide}
            onTake={(conflict) => {
              change(conflict.path, conflict.theirs!);
              editor.decide(conflict);
            }}
          />
        )}
        {outcome?.status === 'failed' && <ProblemList problems={outcome.problems} isNews />}
        <ProblemSummary problems={problems} shapes={shapes} />
        <OutdatedTexts form={form} texts={preview.outdated} />
        <FormContext value={context}>
          {Object.entries(shapes).map(([exported, shape]) => (
            <ShapeField key={exported} shape={shape} value={values[exported]!} path={exported} />
          ))}
        </FormContext>
        <Flex
          // Of a phone with large letters it would take the whole screen.
          position={{ md: 'sticky' }}
          bottom="var(--act-line, 0px)"
          gap="3"
          align="center"
          wrap="wrap"
          bg="bg"
          borderTop="outline"
          paddingBlock="3"
          zIndex="docked"
        >
          {!isFrozen && (
            <Button
              type="button"
              loading={editor.isSaving}
              loadingText={words.saving}
              disabled={!editor.isChanged || problems.length > 0 || isBringing}
              onClick={() => void submit()}
            >
              {words.save}
            </Button>
          )}
          <PublishButton
            part={form.holds === 'values' ? null : part}
            isUnsaved={editor.isChanged}
            isSaving={editor.isSaving}
          />
          <Box flex="1" minWidth="min(12rem, 100%)">
            <Soft role="status" fontSize="xs">
              {sentenceOn(editor)}
              {editor.isChanged && preview.isChecking && ` ${words.states.checking}`}
            </Soft>
          </Box>
          {editor.isChanged && (
            <Button
              type="button"
              size="sm"
              variant="outline"
              disabled={editor.isSaving || isBringing}
              onClick={editor.discard}
            >
              {words.discard}
            </Button>
          )}
        </Flex>
      </Stack>
      <Box position={{ lg: 'sticky' }} top="4" minWidth="0">
        {form.holds === 'values' ? <BusinessNote /> : <EditedPage preview={preview} />}
      </Box>
    </Grid>
  );
}

/** What becomes of what the business supplies, in the place of a page: the live pages cannot show it yet. */
function BusinessNote() {
  return (
    <Stack as="section" gap="3" aria-labelledby="business-note" borderStart="outline" paddingStart="4">
      <Heading as="h2" size="lg" id="business-note">
        {words.business.title}
      </Heading>
      {words.business.texts.map((text) => (
        <Text key={text}>{text}</Text>
      ))}
    </Stack>
  );
}

/** The state of what is in the form. */
function sentenceOn({ outcome, isChanged, isOvertaken }: ReturnType<typeof useEditor>): string {
  const { states } = words;
  if (outcome?.status === 'refused' || outcome?.status === 'failed') return states.refused;
  if (outcome?.status === 'conflict' && outcome.conflicts.length > 0) return states.conflict;
  if (isChanged) return isOvertaken ? states.overtaken : states.changed;
  if (outcome?.status === 'updated') return states.updated;
  if (outcome?.status === 'saved') return states.saved;
  return outcome?.status === 'unchanged' ? states.same : states.unchanged;
}
