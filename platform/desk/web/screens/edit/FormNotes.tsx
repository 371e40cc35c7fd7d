import type { ContentValue } from '@site/shared/content/content-value';
import { Box, Button, Flex, Grid, Heading, Stack, Text, Link } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import type { ContentForm, FieldProblem, DraftPreview } from '../../../api/edit';
import { edit as words } from '../../content/edit.content';
import { fill, capitalised } from '../../content/fill';
import { Warning, Note, Soft } from '../../parts/sheets';
import { placeName } from './values';
import { fieldId } from './form-context';
import type { Conflict, Outcome } from './use-editor';
import { TextLink } from '../../parts/TextLink';
import { contentTitle } from '../../parts/page-name';

interface ConflictListProps {
  /** What a save has found: another object for each. */
  found: Extract<Outcome, { status: 'conflict' }>;
  shapes: ContentForm['shapes'];
  onTake: (conflict: Conflict) => void;
  onKeep: (conflict: Conflict) => void;
}

/** What two people have written at a time: both, and the choice between them. The author who saves is taken here: it may be above the screen. */
export function ConflictList({ found, shapes, onTake, onKeep }: ConflictListProps) {
  const { conflicts, by, base } = found;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [base]);

  return (
    <Warning role="alert">
      <Heading as="h2" size="md" ref={heading} tabIndex={-1} scrollMarginTop="6">
        {fill(words.conflict.title, { by: by || words.conflict.colleague })}
      </Heading>
      <Text>{conflicts.length > 0 ? words.conflict.text : words.conflict.none}</Text>
      <Stack gap="4" marginTop="3">
        {conflicts.map((conflict) => (
          <Box key={conflict.path} borderTop="hairline" paddingTop="3">
            <Text fontWeight="medium">{placeName(shapes, conflict.path)}</Text>
            <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="3" marginBlock="2">
              <Words label={words.conflict.yours} value={conflict.yours} />
              <Words label={words.conflict.theirs} value={conflict.theirs} />
            </Grid>
            <Flex gap="3">
              <Button type="button" size="sm" variant="outline" onClick={() => onKeep(conflict)}>
                {words.conflict.keepYours}
              </Button>
              {conflict.theirs !== null && (
                <Button type="button" size="sm" variant="outline" onClick={() => onTake(conflict)}>
                  {words.conflict.takeTheirs}
                </Button>
              )}
            </Flex>
          </Box>
        ))}
      </Stack>
    </Warning>
  );
}

function Words({ label, value }: { label: string; value: ContentValue | null }) {
  return (
    <Box>
      <Soft fontSize="xs">{label}</Soft>
      <Text>
        {value === null
          ? words.conflict.gone
          : typeof value === 'object'
            ? JSON.stringify(value)
            : String(value)}
      </Text>
    </Box>
  );
}

/** Everything that keeps words from being saved, each leading to its field. */
export function ProblemSummary({
  problems,
  shapes,
}: Pick<ContentForm, 'shapes'> & { problems: FieldProblem[] }) {
  if (problems.length === 0) return null;

  return (
    <Warning role="status">
      <Text fontWeight="medium">{fill(words.problems, { count: problems.length })}</Text>
      <Box as="ul" listStyle="none">
        {problems.map(({ path, what }) => (
          <li key={path + what}>
            <Link
              href={`#${fieldId(path)}`}
              variant="underline"
              onClick={(event) => {
                event.preventDefault();
                goTo(path);
              }}
            >
              {capitalised(placeName(shapes, path)) || words.whole}
            </Link>
            : {what}
          </li>
        ))}
      </Box>
    </Warning>
  );
}

/** Opens what a field is folded into, and goes there. */
function goTo(path: string): void {
  const field = document.getElementById(fieldId(path));
  for (let around = field?.closest('details'); around; around = around.parentElement?.closest('details'))
    around.open = true;
  field?.focus();
}

/** Texts that may say what is no longer so, each leading to its form. */
export function OutdatedTexts({ form, texts }: { form: ContentForm; texts: DraftPreview['outdated'] }) {
  if (texts.length === 0) return null;
  return (
    <Note role="status">
      <Text fontWeight="medium">{words.outdated}</Text>
      <Box as="ul" listStyle="none">
        {texts.map(({ name, path, text }) => (
          <li key={path}>
            <TextLink to={`/edit/${form.part}/${form.language}/${name}`}>{contentTitle(name)}</TextLink>:{' '}
            {text}
          </li>
        ))}
      </Box>
    </Note>
  );
}
